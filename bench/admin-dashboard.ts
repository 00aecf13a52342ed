import { ADMIN_API } from '@marklight/contracts/routes';
import { Client } from 'pg';
import { anAccount, quantile, timeOf, withBenchServer } from './bench-server';

const PEOPLE = 5_000;
const GRADINGS = 100_000;
const ACTIVITIES = 1_000_000;
const PAYMENTS = 20_000;
const REPEATS = 40;

/** The requests of the dashboard and its pages. */
const CALLS: readonly [name: string, path: string][] = [
  ['cards', ADMIN_API.stats],
  ['users, first page', `${ADMIN_API.users}?page=1`],
  ['users by essays', `${ADMIN_API.users}?page=1&sort=essays`],
  ['users by tokens used', `${ADMIN_API.users}?page=1&sort=tokensUsed`],
  ['users by last activity', `${ADMIN_API.users}?page=1&sort=lastActivity`],
  ['users on trial', `${ADMIN_API.users}?page=1&status=trialing`],
  ['users, a search', `${ADMIN_API.users}?page=1&search=bench-49`],
  ['activity, first page', `${ADMIN_API.activity}?page=1`],
  ['charts of 30 days', ADMIN_API.analytics],
  ['daily CSV of 365 days', `${ADMIN_API.exportAnalytics}?from=2025-06-01&to=2026-05-31`],
  ['users CSV', ADMIN_API.exportUsers],
];

/**
 * The administrator's pages with a million activity entries and 100,000 gradings. Prints the median and the slowest
 * of REPEATS calls over HTTP, in milliseconds.
 */
export async function benchAdminDashboard(say: (line: string) => void): Promise<void> {
  await withBenchServer(async ({ address, ownerUrl }) => {
    const cookie = await adminOn(address, ownerUrl);
    say(
      `Administration: ${PEOPLE} accounts, ${GRADINGS.toLocaleString('en-AU')} gradings, ${ACTIVITIES.toLocaleString('en-AU')} activity entries`,
    );
    for (const [name, path] of CALLS) {
      const times: number[] = [];
      for (let repeat = 0; repeat < REPEATS; repeat += 1)
        times.push(await timeOf(`${address}${path}`, cookie));
      say(
        `  ${name.padEnd(24)} ${quantile(times, 0.5).toFixed(1).padStart(7)} ms, slowest ${quantile(times, 1).toFixed(1)} ms`,
      );
    }
  });
}

/** The session cookie of an administrator on a full database. */
async function adminOn(address: string, url: string): Promise<string> {
  const { cookie } = await anAccount(address, 'bench-admin@school.example');
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('update users set is_admin = true');
    await fill(client);
  } finally {
    await client.end();
  }
  return cookie;
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
