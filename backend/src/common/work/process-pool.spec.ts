import { getPriority } from 'node:os';
import { join } from 'node:path';
import { workerFile } from '../worker-file';
import { ProcessPool, type ProcessPoolOptions } from './process-pool';
import { threadStarts } from './thread-starts';

const OPTIONS: ProcessPoolOptions = {
  processes: 2,
  tasksPerProcess: 1,
  heapMegabytes: 64,
  usualMegabytes: 60,
  ceilingMegabytes: 400,
  idleMilliseconds: 60_000,
};
const pools: ProcessPool[] = [];
const aPool = (options: Partial<ProcessPoolOptions> = {}): ProcessPool => {
  const pool = new ProcessPool({ ...OPTIONS, ...options });
  pools.push(pool);
  return pool;
};
afterAll(() => pools.forEach((pool) => pool.close()));

// The processes run what the last build wrote.
const file = workerFile(__dirname, 'testing/talk.worker');

describe('ProcessPool', () => {
  it('does tasks in processes, one after the other in the same', async () => {
    const pool = aPool();
    const first = (await pool.run({ file, input: { give: 1 } })) as { give: number; pid: number };
    const second = (await pool.run({ file, input: { give: 2 } })) as typeof first;
    expect([first.give, second.give]).toEqual([1, 2]);
    expect(second.pid).toBe(first.pid);
    expect(first.pid).not.toBe(process.pid);
  });

  it('answers what a task asks, and hands it the failure of an answer', async () => {
    const pool = aPool();
    const answer = (question: unknown) =>
      question === 'bad'
        ? Promise.reject(new Error('no such thing'))
        : Promise.resolve([question, 'answered']);
    await expect(pool.run({ file, input: { askFor: 'good' }, answer })).resolves.toEqual([
      'good',
      'answered',
    ]);
    await expect(pool.run({ file, input: { askFor: 'bad' }, answer })).rejects.toThrow('no such thing');
  });

  it('reports a task’s own failure, and goes on', async () => {
    const pool = aPool();
    await expect(pool.run({ file, input: { fail: 'too far' } })).rejects.toMatchObject({
      name: 'RangeError',
      message: 'too far',
      code: 'told',
    });
    await expect(pool.run({ file, input: { give: 1 } })).resolves.toMatchObject({ give: 1 });
  });

  it('ends the process of a task that is cancelled, and only that', async () => {
    const pool = aPool();
    const stop = new AbortController();
    const endless = pool.run({ file, input: { loop: true } }, stop.signal);
    const other = pool.run({ file, input: { give: 1 } });
    stop.abort();
    await expect(endless).rejects.toMatchObject({ name: 'ProcessEnded', reason: 'stopped' });
    await expect(other).resolves.toMatchObject({ give: 1 });
  });

  it('ends the process of a task that has used its processor time, however long it has waited', async () => {
    const pool = aPool();
    const answer = () => new Promise((resolve) => setTimeout(() => resolve('later'), 700));
    await expect(
      pool.run({ file, input: { askFor: 'patience' }, answer, cpuMilliseconds: 500 }),
    ).resolves.toBe('later');
    await expect(pool.run({ file, input: { loop: true }, cpuMilliseconds: 200 })).rejects.toMatchObject({
      name: 'ProcessEnded',
      reason: 'overworked',
    });
    // What one task used is not held against the next.
    await expect(pool.run({ file, input: { give: 1 }, cpuMilliseconds: 500 })).resolves.toMatchObject({
      give: 1,
    });
  });

  it('continues long work at a lower priority, in a process that others’ work is kept out of', async () => {
    const pool = aPool({ longCpuMilliseconds: 50 });
    const pidOf = async (input: object, account: string) =>
      ((await pool.run({ file, input, account })) as { pid: number }).pid;
    const long = await pidOf({ untilNice: 19 }, 'long');
    const other = await pidOf({}, 'other');
    expect(other).not.toBe(long);
    expect(getPriority(other)).toBe(10);
    expect(await pidOf({}, 'other')).toBe(other);

    const second = await pidOf({ untilNice: 19 }, 'other');
    expect(second).toBe(other);
    // The pool is full, and none of its processes is for a third account: one of them makes room.
    const third = await pidOf({}, 'third');
    expect([long, other]).not.toContain(third);
    expect(pool.processes).toHaveLength(2);
  });

  it('leaves the priority of what the server does itself, so that its process is for anybody', async () => {
    const pool = aPool({ longCpuMilliseconds: 50 });
    const pidOf = async (task: object) =>
      ((await pool.run({ file, input: {}, ...task })) as { pid: number }).pid;
    const first = await pidOf({ input: { burnMilliseconds: 400 }, account: 'server', keepsPriority: true });
    expect(getPriority(first)).toBe(10);
    expect(await pidOf({ account: 'other' })).toBe(first);
    await pidOf({ input: { untilNice: 19 }, account: 'other' });
  });

  it('does the work of an account that was slowed down at the lower priority from the beginning', async () => {
    const pool = aPool({ longCpuMilliseconds: 60_000 });
    const pidOf = async (account: string, isLow: boolean) =>
      ((await pool.run({ file, input: {}, account, isLow })) as { pid: number }).pid;
    const usual = await pidOf('one', false);
    const low = await pidOf('one', true);
    expect([getPriority(usual), getPriority(low)]).toEqual([10, 19]);
    expect(await pidOf('other', false)).toBe(usual);
  });

  it('asks a task to stop if others share its process', async () => {
    const pool = aPool({ processes: 1, tasksPerProcess: 3 });
    const stop = new AbortController();
    const waiting = pool.run({ file, input: { wait: true, give: 'stopped' } }, stop.signal);
    const { pid } = (await pool.run({ file, input: {} })) as { pid: number };
    stop.abort();
    await expect(waiting).resolves.toEqual({ give: 'stopped', pid });
    await expect(pool.run({ file, input: {} })).resolves.toMatchObject({ pid });
  });

  it('lets idle processes go', async () => {
    const pool = aPool({ idleMilliseconds: 10 });
    await pool.run({ file, input: {} });
    while (pool.processes.length > 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await expect(pool.run({ file, input: { give: 1 } })).resolves.toMatchObject({ give: 1 });
  });

  describe('that keeps one', () => {
    // Timers alone: processes answer in their own time.
    beforeEach(() =>
      jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] }),
    );
    afterEach(() => jest.useRealTimers());
    const { idleMilliseconds } = OPTIONS;

    it('lets all but one go, and that one too once none is to be kept', async () => {
      const pool = aPool();
      pool.keepOne(true);
      expect(pool.isReady).toBe(false);
      await Promise.all([pool.run({ file, input: {} }), pool.run({ file, input: {} })]);
      expect(pool.processes).toHaveLength(2);
      jest.advanceTimersByTime(100 * idleMilliseconds);
      expect(pool.processes).toHaveLength(1);
      expect(pool.isReady).toBe(true);
      pool.keepOne(false);
      jest.advanceTimersByTime(idleMilliseconds);
      expect(pool.processes).toHaveLength(0);
    });

    it('keeps the one for anybody rather than the one that long work has taken', async () => {
      const pool = aPool({ longCpuMilliseconds: 60_000 });
      pool.keepOne(true);
      await pool.run({ file, input: {}, account: 'slow', isLow: true });
      expect(pool.isReady).toBe(false);
      const { pid } = (await pool.run({ file, input: {}, account: 'other' })) as { pid: number };
      jest.advanceTimersByTime(10 * idleMilliseconds);
      expect(pool.processes.map((member) => member.pid)).toEqual([pid]);
    });

    it('ends it where its memory is needed', async () => {
      const pool = aPool();
      pool.keepOne(true);
      await pool.run({ file, input: {} });
      pool.processes[0]?.end('stopped');
      expect(pool.processes).toHaveLength(0);
    });
  });

  it('says why a worker cannot be loaded, and notes it for health', async () => {
    const pool = aPool();
    await expect(pool.run({ file: join(__dirname, 'gone.worker.js'), input: {} })).rejects.toMatchObject({
      name: 'ProcessEnded',
      reason: 'broken',
    });
    expect(threadStarts.failed.get('gone')).toContain('Cannot find module');
    threadStarts.noteSuccess('gone');
  });
});
