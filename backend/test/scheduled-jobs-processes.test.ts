import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { JobProcess } from './setup/job-process';
import { createTestDatabase, type TestDatabase } from './setup/test-database';

const PROCESSES = 5;

let testDatabase: TestDatabase;
let database: Client;
let dataDir: string;
let processes: JobProcess[];
beforeAll(async () => {
  testDatabase = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'marklight-jobs-'));
  database = new Client({ connectionString: testDatabase.url });
  await database.connect();
  await database.query(
    `insert into users (email, created_at) values ('someone@school.example', '2026-03-01T09:00:00Z')`,
  );
  processes = await Promise.all(
    Array.from({ length: PROCESSES }, () => JobProcess.start(testDatabase.url, dataDir)),
  );
});
afterAll(async () => {
  await Promise.all(processes.map((process) => process.end()));
  await database.end();
  await testDatabase.drop();
  await rm(dataDir, { recursive: true, force: true });
});

it('runs each job once for each slot, with five server processes on one database', async () => {
  const now = new Date('2026-03-04T12:10:00Z');
  const nextHour = new Date('2026-03-04T13:10:00Z');
  await together(now);
  const { rows: first } = await database.query<{ job: string; outcome: string; attempts: number }>(
    'select job, outcome, attempts from scheduled_job_runs order by job',
  );
  const jobs = first.map(({ job }) => job);
  expect(jobs.length).toBeGreaterThan(7);
  expect(new Set(jobs).size).toBe(jobs.length);
  expect(first).toEqual(jobs.map((job) => ({ job, outcome: 'succeeded', attempts: 1 })));

  // Again for the same slots: nothing is left to do. An hour later the hourly ones have one more.
  await together(now);
  await together(nextHour);
  const { rows: counts } = await database.query<{ job: string; runs: number; slots: number }>(
    'select job, count(*)::int as runs, count(distinct slot)::int as slots from scheduled_job_runs group by 1 order by 1',
  );
  expect(counts.map(({ job }) => job)).toEqual(jobs);
  for (const { job, runs, slots } of counts) {
    expect({ job, runs }).toEqual({ job, runs: slots });
    expect(runs).toBeLessThanOrEqual(2);
  }
  expect(counts.find(({ job }) => job === 'session_clean_up')?.runs).toBe(2);
  const { rows: days } = await database.query('select 1 from admin_analytics');
  expect(days).toHaveLength(3);
});

async function together(moment: Date): Promise<void> {
  await Promise.all(processes.map((process) => process.runDue(moment)));
}
