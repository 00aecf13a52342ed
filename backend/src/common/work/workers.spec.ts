import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { workerFile } from '../worker-file';
import { THE_SERVER } from './asker';
import { WORKER_LIMITS } from './limits';
import { Workers } from './workers';

const workers = new Workers();
const folder = mkdtempSync(join(tmpdir(), 'marklight-workers-'));
afterAll(() => {
  workers.onModuleDestroy();
  rmSync(folder, { recursive: true });
});

// The processes run what the last build wrote.
const task = {
  file: workerFile(__dirname, 'testing/talk.worker'),
  asker: { account: 'teacher' },
  milliseconds: 60_000,
  cpuMilliseconds: 60_000,
};

describe('work whose process something outside ends', () => {
  it('is done in another', async () => {
    const input = { give: 'the page', killedBefore: join(folder, 'killed') };
    await expect(workers.run({ ...task, input })).resolves.toMatchObject({ give: 'the page' });
  });

  it('is taken for too large if that happens again', async () => {
    await expect(workers.run({ ...task, input: { killed: true } })).rejects.toMatchObject({
      code: 'takes_too_much_memory',
    });
  });
});

it('work that is not done in time, with its processor time unused, is not called too long', async () => {
  const late = workers.run({ ...task, input: { wait: true }, milliseconds: 50 });
  await expect(late).rejects.toMatchObject({ code: 'out_of_time', statusCode: 503 });
});

describe('a process that worked for longer than usual', () => {
  it.each([
    ['is for anybody if that was for the server itself', THE_SERVER, true],
    ['stays an account’s if that was for the account', { account: 'teacher' }, false],
  ])('%s', async (_, asker, isReady) => {
    const hasty = new Workers({
      ...WORKER_LIMITS,
      process: { ...WORKER_LIMITS.process, longCpuMilliseconds: 50 },
    });
    try {
      await hasty.run({ ...task, asker, input: isReady ? { burnMilliseconds: 400 } : { untilNice: 19 } });
      expect(hasty.isReady).toBe(isReady);
    } finally {
      hasty.onModuleDestroy();
    }
  });
});

describe('work that makes a process swell', () => {
  // More than the processes may hold.
  const input = { hold: WORKER_LIMITS.process.ceilingMegabytes + 50 };

  it('is tried again in a new one if that had worked before: some of its memory may have been left by others', async () => {
    const small = new Workers();
    const half = { hold: Math.round(WORKER_LIMITS.process.ceilingMegabytes * 0.6) };
    try {
      await small.run({ ...task, input: { ...half, keep: true } });
      await expect(small.run({ ...task, input: half })).resolves.toMatchObject(half);
    } finally {
      small.onModuleDestroy();
    }
  });

  it('is given up if it does so in the new one too', async () => {
    await workers.run({ ...task, input: {} });
    await expect(workers.run({ ...task, input })).rejects.toMatchObject({ code: 'takes_too_much_memory' });
  });
});
