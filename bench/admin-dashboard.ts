import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API } from '@marklight/contracts/routes';
import pino from 'pino';
import { Client } from 'pg';
import { AppConfig } from '../backend/src/config/app-config';
import { parseEnvironment } from '../backend/src/config/parse-environment';
import { DatabaseUrl } from '../backend/src/database/database-url';
import { startEmbeddedPostgres } from '../backend/src/database/embedded/embedded-postgres';
import { migrate } from '../backend/src/database/migrate';
import { closeServer, createServer } from '../backend/src/server';

const PEOPLE = 5_000;
const GRADINGS = 100_000;
const ACTIVITIES = 1_000_000;
const PAYMENTS = 20_000;
const REPEATS = 40;

/** As the dashboard and its pages ask for them. */
const CALLS: readonly [name: string, path: string][] = [
  ['cards', API.adminStats],
  ['users, first page', `${API.adminUsers}?page=1`],
  ['users by essays', `${API.adminUsers}?page=1&sort=essays`],
  ['users by tokens used', `${API.adminUsers}?page=1&sort=tokensUsed`],
  ['users by last activity', `${API.adminUsers}?page=1&sort=lastActivity`],
  ['users on trial', `${API.adminUsers}?page=1&status=trialing`],
  ['users, a search', `${API.adminUsers}?page=1&search=bench-49`],
  ['activity, first page', `${API.adminActivity}?page=1`],
  ['charts of 30 days', API.adminAnalytics],
  ['daily CSV of 365 days', `${API.adminExportAnalytics}?from=2025-06-01&to=2026-05-31`],
  ['users CSV', API.adminExportUsers],
];

/**
 * The administrator's pages with a million activity entries and 100,000 gradings. Prints the median and the slowest
 * of REPEATS calls over HTTP, in milliseconds.
 */
export async function benchAdminDashboard(say: (line: string) => void): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await migrate(database.ownerUrl, database.url);
    const env = parseEnvironment({ NODE_ENV: 'test', DATA_DIR: dataDir });
    const app = await createServer(
      new AppConfig(env, 'a secret for the benchmark, 0123456789'),
      new DatabaseUrl(database.url),
      pino({ level: 'silent' }),
    );
    await app.listen(0, '127.0.0.1');
    const { port } = app.getHttpServer().address() as { port: number };
    const address = `http://127.0.0.1:${port}`;
    const cookie = await adminOn(address, database.ownerUrl);
    say(
      `Administration: ${PEOPLE} accounts, ${GRADINGS.toLocaleString('en-AU')} gradings, ${ACTIVITIES.toLocaleString('en-AU')} activity entries`,
    );
    for (const [name, path] of CALLS) {
      const times = await timesOf(`${address}${path}`, cookie);
      say(
        `  ${name.padEnd(24)} ${quantile(times, 0.5).toFixed(1).padStart(7)} ms, slowest ${quantile(times, 1).toFixed(1)} ms`,
      );
    }
    await closeServer(app);
  } finally {
    await database.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The session cookie of an administrator on a full database. */
async function adminOn(address: string, url: string): Promise<string> {
  const reply = await fetch(`${address}${API.signup}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'bench-admin@school.example',
      password: 'bench bench',
      confirmPassword: 'bench bench',
    }),
  });
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('update users set is_admin = true');
  await fill(client);
  await client.end();
  return reply.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

async function fill(client: Client): Promise<void> {
  await client.query(
    `insert into users (email, first_name, last_name, subscription_status, trial_ends_at, created_at)
     select 'bench-' || n || '@school.example', 'First' || n, 'Last' || n % 700, 'trial',
       now() + make_interval(days => n % 20 - 10), now() - make_interval(days => n % 365)
     from generate_series(1, $1::int) as n`,
    [PEOPLE],
  );
  await client.query('create temporary table person as select id, row_number() over () - 1 as n from users');
  await client.query(
    `insert into criteria (filename, items, user_id) select 'criteria.txt', '["Clear thesis"]', id from person`,
  );
  await client.query(
    `insert into essays (user_id, filename, content, status, grade, word_count, page_count)
     select person.id, 'essay-' || e || '.pdf', repeat('word ', 400), 'ready_for_review', 'B', 400, 2
     from generate_series(1, $1::int) as e join person on person.n = e % $2`,
    [GRADINGS, PEOPLE],
  );
  await client.query(
    `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
       overall_analysis, contextual_insights, locale, provider, model, standing)
     select essays.user_id, essays.id, criteria.id, 1, 1, 75, 'B', jsonb_build_array(repeat('feedback ', 100)), '{}', '{}',
       'en-AU', 'built-in', 'built-in',
       case row_number() over (partition by essays.id) when 1 then 'in_force' else 'earlier' end
     from essays join criteria on criteria.user_id = essays.user_id`,
  );
  await client.query(
    `insert into ai_usage (user_id, prompt_tokens, completion_tokens) select user_id, 1200, 400 from grading_results`,
  );
  await client.query(
    `insert into user_activity_log (user_id, action, details, ip_address, user_agent, created_at)
     select person.id, (array['logged_in', 'essays_uploaded', 'grading_started', 'login_failed'])[1 + a % 4],
       '{"essays": 3}', '203.0.113.0/24', 'Firefox on Windows', now() - make_interval(secs => a * 31)
     from generate_series(1, $1::int) as a join person on person.n = a % $2`,
    [ACTIVITIES, PEOPLE],
  );
  await client.query(
    `insert into payment_transactions (user_id, amount, status, created_at)
     select person.id, 30, 'paid', now() - make_interval(hours => p)
     from generate_series(1, $1::int) as p join person on person.n = p % $2`,
    [PAYMENTS, PEOPLE],
  );
  await client.query(
    `insert into admin_analytics (date, total_users, revenue)
     select day, 100, 30 from generate_series(date '2025-06-01', date '2026-05-31', interval '1 day') as day`,
  );
  await client.query('vacuum analyze');
}

async function timesOf(url: string, cookie: string): Promise<number[]> {
  const times: number[] = [];
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const start = performance.now();
    const reply = await fetch(url, { headers: { cookie } });
    await reply.text();
    if (!reply.ok) throw new Error(`${url} answered ${reply.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

function quantile(values: readonly number[], share: number): number {
  return (
    [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? NaN
  );
}
