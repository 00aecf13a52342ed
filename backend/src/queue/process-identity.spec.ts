import { isCertainlyGone, OWN_PROCESS, type ProcessIdentity } from './process-identity';

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
