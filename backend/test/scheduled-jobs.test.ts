import { SchedulerRegistry } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import { DatabaseUrl } from '../src/database/database-url';
import { JobLock } from '../src/scheduled-jobs/job-lock';
import { SCHEDULE } from '../src/scheduled-jobs/schedule';
import { ScheduledJobs, type ScheduledJob } from '../src/scheduled-jobs/scheduled-jobs.service';
import { startTestApp, type TestApp } from './setup/test-app';
import { until } from './setup/until';

const HOURLY = '0 * * * *';
/** A day that is past by the database's clock, which tells slots whose time has come from others. */
const at = (time: string) => new Date(`2026-03-04T${time}Z`);

let app: TestApp;
let jobs: ScheduledJobs;
let database: DataSource;
let lock = 7_274_900;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
  jobs = app.nest.get(ScheduledJobs);
  ({ database } = app);
});
afterAll(() => app.close());

/** Only the date is faked. */
const ALL_BUT_THE_DATE = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'nextTick',
  'queueMicrotask',
  'hrtime',
  'performance',
] as const;

/** A job for one test, with the times at which it ran. */
function aJob(given: Partial<ScheduledJob> = {}) {
  lock += 1;
  const ran: Date[] = [];
  const job: ScheduledJob = {
    name: `test_${lock}`,
    title: 'A job of a test',
    cron: HOURLY,
    lock,
    run: async ({ now }) => {
      ran.push(now);
      return 'done';
    },
    ...given,
  };
  jobs.register(job);
  const state = async (now?: Date) => (await jobs.list(now)).find(({ name }) => name === job.name);
  return { ...job, ran, state };
}

it('handles every job of the schedule; comparing with Stripe only where payments are set up', async () => {
  const handled = (await jobs.list()).map(({ name }) => name).filter((name) => !name.startsWith('test_'));
  const expected = Object.keys(SCHEDULE).filter((name) => name !== 'billing_reconciliation');
  expect(handled.sort()).toEqual(expected.sort());
});

it('watches the clock from the moment it is started', async () => {
  const tick = app.nest.get(SchedulerRegistry).getCronJob('scheduled-jobs');
  expect(tick.isActive).toBe(false);
  jobs.start();
  expect(tick.isActive).toBe(true);
  await tick.stop();
});

it('runs a job once for each slot, however often it is looked at', async () => {
  const job = aJob();
  for (const time of ['07:00:00', '07:00:00', '07:01:00', '07:59:59', '08:00:00', '08:30:00'])
    await jobs.runDue(at(time));
  expect(job.ran).toEqual([at('07:00:00'), at('08:00:00')]);
});

it('runs a slot once when many look at the same moment', async () => {
  const job = aJob();
  await Promise.all(Array.from({ length: 5 }, () => jobs.runDue(at('07:00:00'))));
  expect(job.ran).toHaveLength(1);
});

it('catches up the newest slot that passed while no server was up, and only that', async () => {
  const job = aJob();
  await jobs.runDue(at('07:00:00'));
  await jobs.runDue(at('11:20:00'));
  expect(job.ran).toEqual([at('07:00:00'), at('11:20:00')]);
  expect((await job.state())?.lastRun?.slot).toEqual(at('11:00:00'));
});

it('does not go back to an older slot when a clock is slow', async () => {
  const job = aJob();
  await jobs.runDue(at('12:00:00'));
  await jobs.runDue(at('11:59:00'));
  expect(job.ran).toHaveLength(1);
});

it('runs again once a clock that was ahead is right', async () => {
  const job = aJob();
  const ahead = new Date(Date.UTC(new Date().getUTCFullYear() + 4, 2, 4, 12));
  await jobs.runDue(ahead);
  await jobs.runDue(at('12:00:00'));
  expect(job.ran).toEqual([ahead, at('12:00:00')]);
});

it('goes by the clock of the database', async () => {
  const job = aJob({ cron: '* * * * *' });
  const own = new Date();
  jest.useFakeTimers({
    now: new Date('2099-03-04T12:00:00Z'),
    doNotFake: [...ALL_BUT_THE_DATE],
  });
  await jobs.tick().finally(() => jest.useRealTimers());
  const [ran] = job.ran;
  expect(Math.abs((ran?.getTime() ?? 0) - own.getTime())).toBeLessThan(3_600_000);
});

it('goes by the database’s clock when an administrator starts it, too', async () => {
  const job = aJob();
  const now = Date.now();
  jest.useFakeTimers({ now: now + 40 * 86_400_000, doNotFake: [...ALL_BUT_THE_DATE] });
  try {
    await jobs.runNow(job.name);
    const nextDue = (await job.state())?.nextDue;
    expect(Math.abs((job.ran[0]?.getTime() ?? 0) - now)).toBeLessThan(3_600_000);
    expect((nextDue?.getTime() ?? 0) - now).toBeLessThan(2 * 3_600_000);
  } finally {
    jest.useRealTimers();
  }
});

it('keeps what a run did, how long it took and who started it', async () => {
  const job = aJob({ run: async () => '3 things removed' });
  await jobs.runDue(at('07:00:00'));
  expect(await job.state(at('07:10:00'))).toMatchObject({
    title: 'A job of a test',
    nextDue: at('08:00:00'),
    running: false,
    lastRun: { startedBy: 'schedule', outcome: 'succeeded', summary: '3 things removed', error: null },
  });
  const byHand = await jobs.runNow(job.name);
  expect(byHand).toMatchObject({ startedBy: 'admin', slot: null, outcome: 'succeeded' });
  expect(byHand.durationMs).toBeGreaterThanOrEqual(0);
});

it('records a failure without what the message says, and does not repeat it for the slot', async () => {
  let runs = 0;
  const job = aJob({
    run: async () => {
      runs += 1;
      throw new TypeError('jo@school.example has no plan');
    },
  });
  await jobs.runDue(at('07:00:00'));
  await jobs.runDue(at('07:01:00'));
  expect(runs).toBe(1);
  expect((await job.state())?.lastRun).toMatchObject({
    outcome: 'failed',
    error: 'TypeError',
    summary: null,
  });
});

it('never runs a job twice at the same time', async () => {
  let release = () => undefined as void;
  const held = new Promise<void>((done) => (release = done));
  const job = aJob({ run: () => held.then(() => 'done') });
  await jobs.startNow(job.name);
  expect((await job.state())?.running).toBe(true);
  await expect(jobs.runNow(job.name)).rejects.toMatchObject({ code: 'already_running' });
  await jobs.runDue(at('07:00:00'));
  expect((await job.state())?.lastRun?.startedBy).toBe('admin');
  release();
  await until(async () => !(await job.state())?.running);
  // The slot that had to wait is not lost.
  await jobs.runDue(at('07:01:00'));
  expect((await job.state())?.lastRun).toMatchObject({ startedBy: 'schedule', slot: at('07:00:00') });
});

it('sees that a killed run is not running, and runs its slot again', async () => {
  const job = aJob();
  await database.query(
    `insert into scheduled_job_runs (job, slot, started_by) values ($1, '2026-03-04T07:00:00Z', 'schedule')`,
    [job.name],
  );
  expect(await job.state()).toMatchObject({ running: false, lastRun: { outcome: 'interrupted' } });
  await jobs.runDue(at('07:05:00'));
  expect(job.ran).toHaveLength(1);
  expect((await job.state())?.lastRun).toMatchObject({ outcome: 'succeeded', slot: at('07:00:00') });
});

it('gives up on a slot whose runs were killed three times', async () => {
  const job = aJob();
  await database.query(
    `insert into scheduled_job_runs (job, slot, started_by, attempts)
     values ($1, '2026-03-04T07:00:00Z', 'schedule', 3)`,
    [job.name],
  );
  await jobs.runDue(at('07:05:00'));
  await jobs.runDue(at('07:06:00'));
  expect(job.ran).toHaveLength(0);
});

it('does not run where another process holds the lock', async () => {
  const job = aJob();
  const other = await JobLock.tryTake(app.nest.get(DatabaseUrl).value, job.lock, () => undefined);
  await jobs.runDue(at('07:00:00'));
  expect(job.ran).toHaveLength(0);
  await other?.release();
  await jobs.runDue(at('07:01:00'));
  expect(job.ran).toHaveLength(1);
});

it('tells a job that its lock is gone', async () => {
  let aborted = false;
  const job = aJob({
    run: ({ signal }) =>
      new Promise((_, reject) =>
        signal.addEventListener('abort', () => {
          aborted = true;
          reject(new Error('stopped'));
        }),
      ),
  });
  await jobs.startNow(job.name);
  await database.query(
    `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = $1`,
    [job.lock],
  );
  await until(async () => aborted);
  await until(async () => (await job.state())?.lastRun?.outcome === 'interrupted');
});

it('refuses two jobs of one name or lock, and a name that is unknown', async () => {
  const job = aJob();
  expect(() => aJob({ name: job.name })).toThrow('share a name or a lock');
  expect(() => aJob({ lock: job.lock })).toThrow('share a name or a lock');
  await expect(jobs.runNow('no_such_job')).rejects.toMatchObject({ code: 'unknown_job' });
});
