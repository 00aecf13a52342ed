import { runInNewContext } from 'node:vm';
import { QueryFailedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { isDatabaseAway, throughDatabaseOutage } from './database-away';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('of some kind'), { code, ...more });

const ofAnotherRealm = (code: string): unknown =>
  runInNewContext('Object.assign(new Error(words), { code })', { words: `read ${code}`, code });

describe('whether the database is unreachable', () => {
  it.each<[string, unknown, boolean]>([
    ['nobody listens', coded('ECONNREFUSED'), true],
    ['nobody listens on any of its addresses', new AggregateError([coded('ECONNREFUSED')]), true],
    ['its socket is missing', coded('ENOENT', { syscall: 'connect' }), true],
    ['a file is missing', coded('ENOENT', { syscall: 'open' }), false],
    ['it starts up', coded('57P03'), true],
    ['it was asked to stop', new QueryFailedError('select', [], coded('57P01')), true],
    ['it has no room for a connection', coded('53300'), true],
    ['the connection broke', new Error('Connection terminated unexpectedly'), true],
    ['the connection was reset, in an error of another realm', ofAnotherRealm('ECONNRESET'), true],
    ['the connection broke in a transaction', new QueryRunnerProviderAlreadyReleasedError(), true],
    ['a statement took too long', coded('57014'), false],
    ['a row already exists', new QueryFailedError('insert', [], coded('23505')), false],
    ['something else', new Error('essay'), false],
    ['not even an error', 'ECONNREFUSED', false],
  ])('%s', (_, error, away) => {
    expect(isDatabaseAway(error)).toBe(away);
  });
});

describe('work through an outage', () => {
  it('is repeated until it succeeds', async () => {
    let tries = 0;
    const work = async () => {
      tries += 1;
      if (tries < 3) throw coded('ECONNREFUSED');
      return tries;
    };
    expect(await throughDatabaseOutage(work)).toBe(3);
  });

  it('is not repeated after another failure, too late, or when it is cancelled', async () => {
    const failing = (error: Error) => jest.fn(() => Promise.reject(error));
    const unique = failing(coded('23505'));
    await expect(throughDatabaseOutage(unique)).rejects.toMatchObject({ code: '23505' });
    expect(unique).toHaveBeenCalledTimes(1);
    const late = failing(coded('ECONNREFUSED'));
    await expect(throughDatabaseOutage(late, { limitMs: 0 })).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(late).toHaveBeenCalledTimes(1);
    const off = failing(coded('ECONNREFUSED'));
    const calledOff = throughDatabaseOutage(off, { signal: AbortSignal.abort() });
    await expect(calledOff).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(off).toHaveBeenCalledTimes(1);
  });
});
