import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isCertainlyGone, isRunning, OWN_PROCESS, type ProcessIdentity } from './process-identity';

const own: ProcessIdentity = { instance: 'us', host: 'app', pid: 1, machine: 'boot pid:[1]' };
const other: ProcessIdentity = { instance: 'them', host: 'app', pid: 7, machine: 'boot pid:[1]' };
const none = () => false;
const all = () => true;

describe('whether another process is certainly gone', () => {
  it.each<[string, ProcessIdentity, ProcessIdentity, (pid: number) => boolean, boolean]>([
    ['beside us, no longer running', other, own, none, true],
    ['beside us, running', other, own, all, false],
    ['one that had our process id earlier', { ...other, pid: 1 }, own, all, true],
    ['ourselves', own, own, none, false],
    [
      'another container with our host name and process id',
      { ...other, pid: 1, machine: 'boot pid:[2]' },
      own,
      none,
      false,
    ],
    ['another machine with our host name', { ...other, machine: 'other pid:[1]' }, own, none, false],
    ['another host name on a copy of this machine', { ...other, host: 'copy' }, own, none, false],
    ['a system that does not show it', { ...other, machine: null }, { ...own, machine: null }, none, false],
    ['one of an older version, which recorded less', { ...other, machine: null }, own, none, false],
  ])('%s', (_, theirs, ours, runs, gone) => {
    expect(isCertainlyGone(theirs, ours, runs)).toBe(gone);
  });

  it('does not hold for this process', () => {
    expect(isCertainlyGone(OWN_PROCESS)).toBe(false);
  });
});

const onLinux = process.platform === 'linux' ? it : it.skip;
describe('whether a process is running', () => {
  it('is so for this one', () => {
    expect(isRunning(process.pid)).toBe(true);
  });

  onLinux('is not for one that has ended and whose parent does not collect it', async () => {
    // `cat` takes the shell's place as the parent, and knows nothing of a child.
    const parent = spawn('sh', ['-c', 'sleep 0 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'inherit'] });
    try {
      const [line] = (await once(parent.stdout, 'data')) as [Buffer];
      const pid = Number(line.toString());
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
      // Its id is still taken.
      expect(process.kill(pid, 0)).toBe(true);
    } finally {
      parent.stdin.end();
      await once(parent, 'exit');
    }
  });
});
