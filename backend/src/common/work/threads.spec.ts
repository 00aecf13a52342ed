import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { threadStarts } from './thread-starts';
import { makeThreads, type Threads } from './threads';

let folder: string;
let threads: Threads;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'Fäden und Prozesse '));
  threads = makeThreads({ file: join(folder, 'echo.worker.js'), threads: 2, idleMilliseconds: 60_000 });
});
afterEach(async () => {
  await threads.destroy();
  await rm(folder, { recursive: true, force: true });
});
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const write = (code: string) => writeFile(join(folder, 'echo.worker.js'), code);

describe('a thread that cannot start', () => {
  it.each([
    ['its file is gone', null, 'Cannot find module'],
    ['its file throws', `throw new Error('no such binary')`, 'no such binary'],
    ['a module that it needs is gone', `require('./not-there.js')`, 'not-there'],
  ])('fails its tasks instead of keeping them, where %s', async (_, code, reason) => {
    if (code) await write(code);
    const tasks = await Promise.allSettled([1, 2, 3].map((task) => threads.run(task)));
    for (const task of tasks) {
      expect(task).toMatchObject({
        status: 'rejected',
        reason: { code: 'could_not_start', statusCode: 503 },
      });
    }
    expect(threadStarts.failed.get('echo')).toContain(reason);
  });

  it('is tried again by the next task', async () => {
    const heard: [string, boolean][] = [];
    const stop = threadStarts.listen((name, problem) => heard.push([name, problem !== null]));
    threadStarts.noteSuccess('echo');
    heard.length = 0;
    await expect(threads.run(1)).rejects.toMatchObject({ code: 'could_not_start' });
    await write('exports.run = (task) => task + 1');
    await expect(threads.run(1)).resolves.toBe(2);
    expect(threadStarts.failed.has('echo')).toBe(false);
    expect(heard).toEqual([
      ['echo', true],
      ['echo', false],
    ]);
    stop();
  });
});

it('refuses the tasks that are not done when it is destroyed, as a server does that is being stopped', async () => {
  await write('exports.run = () => new Promise(() => undefined)');
  const tasks = Promise.allSettled([1, 2, 3].map((task) => threads.run(task)));
  await threads.destroy();
  for (const task of await tasks)
    expect(task).toMatchObject({ status: 'rejected', reason: { code: 'draining', statusCode: 503 } });
});

it('gives a task’s own failure to that task alone', async () => {
  await write('exports.run = (task) => { if (task < 0) throw new RangeError("negative"); return task; }');
  const outcomes = await Promise.allSettled([threads.run(-1), threads.run(1)]);
  expect(outcomes).toMatchObject([
    { status: 'rejected', reason: { message: 'negative' } },
    { status: 'fulfilled', value: 1 },
  ]);
  expect(threadStarts.failed.has('echo')).toBe(false);
});

it('holds no answer after it was given, however long the threads live', async () => {
  await write('exports.run = () => new Uint8Array(1_000)');
  const answers = [
    new WeakRef((await threads.run(1)) as object),
    new WeakRef((await threads.run(2)) as object),
  ];
  // An object that a weak reference was read for in this turn stays until the turn ends.
  await new Promise((resolve) => setImmediate(resolve));
  collectGarbage();
  expect(answers.map((answer) => answer.deref())).toEqual([undefined, undefined]);
});

const onLinux = process.platform === 'linux' ? it : it.skip;
onLinux('works at a lower priority than the thread that answers requests', async () => {
  await write('exports.run = () => require("node:os").getPriority()');
  expect(await threads.run(1)).toBe(10);
  expect(getPriority()).toBe(0);
});
