import { workerFile } from '../worker-file';
import { THREAD_WORK_LIMITS } from './limits';
import { type ThreadTask, ThreadWork } from './thread-work';

// The threads run what the last build wrote.
const onLinux = process.platform === 'linux' ? it : it.skip;
describe('ThreadWork', () => {
  const work = new ThreadWork();
  afterAll(() => work.onModuleDestroy());

  const taskOf = (input: object, extra: Partial<ThreadTask<object>> = {}): ThreadTask<object> => ({
    file: workerFile(__dirname, 'testing/echo.worker'),
    input,
    size: { what: 'text', is: 100_000, limit: 200_000, unit: 'characters' },
    asker: { account: 'teacher' },
    ...extra,
  });

  it('does the work in a thread', async () => {
    await expect(work.run(taskOf({ give: ['an', 'answer'] }))).resolves.toEqual(['an', 'answer']);
  });

  it('refuses what is too large before anything else, and names the field and the limit', async () => {
    const size = { what: 'criteria', is: 300_001, limit: 300_000, unit: 'characters' };
    await expect(work.run(taskOf({ loop: true }, { size }))).rejects.toMatchObject({
      code: 'too_large',
      statusCode: 413,
      message: 'criteria has 300,001 characters; at most 300,000 are allowed.',
      fields: { criteria: expect.stringContaining('300,000') as string },
    });
  });

  it('does small work on the spot', async () => {
    const size = { what: 'text', is: 10, limit: 200_000, unit: 'characters' };
    await expect(work.runOrDefer(taskOf({}, { size }), () => 'here')).resolves.toBe('here');
    await expect(work.runOrDefer(taskOf({ give: 'there' }), () => 'here')).resolves.toBe('there');
  });

  it('ends work that takes too long, and does the next', async () => {
    await expect(work.run(taskOf({ loop: true }, { cpuMilliseconds: 50 }))).rejects.toMatchObject({
      code: 'takes_too_long',
    });
    await expect(work.run(taskOf({ give: 1 }))).resolves.toBe(1);
  });

  onLinux('does not count the time that it waits for a processor', async () => {
    const task = taskOf({ give: 'late', waitMilliseconds: 1_500 }, { cpuMilliseconds: 1_000 });
    await expect(work.run(task)).resolves.toBe('late');
  });

  it('ends work that grows too large, and does the next', async () => {
    await expect(work.run(taskOf({ grow: true }, { cpuMilliseconds: 60_000 }))).rejects.toMatchObject({
      code: 'takes_too_much_memory',
    });
    await expect(work.run(taskOf({ give: 2 }))).resolves.toBe(2);
  });

  it('stops for an asker who has gone, and keeps nobody else waiting', async () => {
    const gone = new AbortController();
    const asker = { account: 'hostile', signal: gone.signal };
    const loops = Array.from({ length: THREAD_WORK_LIMITS.turns.waitingPerAccount }, () =>
      work.run(taskOf({ loop: true }, { asker, cpuMilliseconds: 60_000 })).catch((error: unknown) => error),
    );
    await expect(work.run(taskOf({ give: 3 }))).resolves.toBe(3);
    gone.abort();
    for (const outcome of await Promise.all(loops)) expect(outcome).toMatchObject({ code: 'asker_gone' });
  });
});
