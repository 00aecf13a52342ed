import { StartError } from '../common/start-error';
import { throughRestart } from './through-restart';

const withCode = (code: string) => Object.assign(new Error('refused'), { code });
const starting = withCode('57P03');
const refused = withCode('ECONNREFUSED');
const explained = (cause: Error) => new StartError('The database is not there.', { cause });

/** Fails with each of these in turn, then succeeds. */
function failing(...errors: Error[]): () => Promise<string> {
  const left = [...errors];
  return () => {
    const error = left.shift();
    return error ? Promise.reject(error) : Promise.resolve('done');
  };
}

describe('a step of the start', () => {
  it('waits for a database that is starting or stopping, and says so once', async () => {
    const said: string[] = [];
    const waiting = { hasAnswered: false, say: (line: string) => void said.push(line) };
    const work = failing(explained(starting), refused, withCode('57P01'));
    expect(await throughRestart(work, waiting)).toBe('done');
    expect(said).toEqual(['The database is restarting. Waiting for it, for up to a minute.']);
  });

  it('waits for one that went away since it answered', async () => {
    const work = failing(new Error('Connection terminated unexpectedly'), refused);
    expect(await throughRestart(work, { hasAnswered: true, say: () => undefined })).toBe('done');
  });

  it('does not wait where nobody has answered yet, which is a wrong address more often than a restart', async () => {
    const waiting = { hasAnswered: false, say: () => undefined };
    await expect(throughRestart(failing(explained(refused)), waiting)).rejects.toThrow('is not there');
  });

  it('waits for a limited time only', async () => {
    const waiting = { hasAnswered: true, say: () => undefined, limitMs: 0 };
    await expect(throughRestart(failing(explained(starting)), waiting)).rejects.toThrow('is not there');
  });

  it('does not repeat what failed for another reason', async () => {
    const waiting = { hasAnswered: true, say: () => undefined };
    await expect(throughRestart(failing(withCode('28P01')), waiting)).rejects.toThrow('refused');
  });
});
