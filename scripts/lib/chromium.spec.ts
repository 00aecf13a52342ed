import { whileAptIsBusy } from './chromium.mjs';

const LOCKED = Object.assign(new Error('Command failed: apt-get update -q'), {
  stderr: Buffer.from(
    'E: Could not get lock /var/lib/apt/lists/lock. It is held by process 812 (apt-get)\nE: Unable to lock directory /var/lib/apt/lists/\n',
  ),
});
const OFFLINE = Object.assign(new Error('Command failed: apt-get update -q'), {
  stderr: Buffer.from('E: Unable to fetch some archives\n'),
});

/** Work that fails with each of these in turn, and then succeeds. */
function failing(...errors: readonly Error[]) {
  const left = [...errors];
  return () => {
    const error = left.shift();
    if (error) throw error;
    return 'installed';
  };
}

describe('while another apt-get is at work', () => {
  it('ours waits, says so once, and continues', () => {
    const said: string[] = [];
    const pauses: number[] = [];
    const outcome = whileAptIsBusy(failing(LOCKED, LOCKED, LOCKED), {
      say: (line) => said.push(line),
      pause: (milliseconds) => pauses.push(milliseconds),
    });
    expect(outcome).toBe('installed');
    expect(said).toEqual(['Waiting for another apt-get to finish …']);
    expect(pauses).toHaveLength(3);
  });

  it('ours gives up in the end', () => {
    const waiting = () =>
      whileAptIsBusy(failing(...Array.from({ length: 10 }, () => LOCKED)), {
        say: () => undefined,
        pause: () => undefined,
        limitMs: 20_000,
      });
    expect(waiting).toThrow(LOCKED);
  });

  it('any other failure is reported straight away', () => {
    const pauses: number[] = [];
    const offline = () =>
      whileAptIsBusy(failing(OFFLINE), {
        say: () => undefined,
        pause: (milliseconds) => pauses.push(milliseconds),
      });
    expect(offline).toThrow(OFFLINE);
    expect(pauses).toEqual([]);
  });
});
