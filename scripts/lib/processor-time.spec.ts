import { spawnSync } from 'node:child_process';
import { processorSecondsOfChildren } from './processor-time.mjs';

const STAT =
  '42 (a (very odd) name) S 1 42 42 0 -1 4194560 900 80000 0 12 311 47 1250 350 20 0 11 0 99 600000 1500';

it('adds the user and system time of children that ended, whatever the program is called', () => {
  expect(processorSecondsOfChildren(() => STAT)).toBe(16);
});

it('says nothing where the system does not tell', () => {
  const missing = () => {
    throw new Error('ENOENT');
  };
  expect(processorSecondsOfChildren(missing)).toBeUndefined();
});

it('grows when a program has worked', () => {
  if (process.platform !== 'linux') return;
  const before = Number(processorSecondsOfChildren());
  // Until it has used a fifth of a second of processor time, however long that takes.
  spawnSync(process.execPath, ['-e', 'while (process.cpuUsage().user < 200_000);']);
  expect(Number(processorSecondsOfChildren()) - before).toBeGreaterThanOrEqual(0.19);
});
