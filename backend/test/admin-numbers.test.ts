import { DAY_MS } from '@marklight/contracts/durations';
import fc from 'fast-check';
import type { PlatformNumbers } from '@marklight/contracts/admin';
import { AdminExportsService } from '../src/admin/admin-exports.service';
import { AdminUsersService } from '../src/admin/admin-users.service';
import { DailyNumbersService } from '../src/admin/daily-numbers.service';
import { StatsService } from '../src/admin/stats.service';
import { accessSql, statusSql } from '../src/plan/plan.sql';
import { planOf, type AccessFacts } from '../src/plan/access';
import { readCsv } from '../src/common/files/testing/read-csv';
import { startTestApp, type TestApp } from './setup/test-app';

let app: TestApp;
const sql = <T>(text: string, values: unknown[] = []) => app.database.query(text, values) as Promise<T[]>;
beforeAll(async () => {
  app = await startTestApp({ worker: false });
});
afterAll(() => app.close());

async function emptied(): Promise<void> {
  await sql('alter table result_ledger disable trigger result_ledger_not_emptied');
  await sql('truncate users, admin_analytics, payment_transactions cascade');
  await sql('alter table result_ledger enable trigger result_ledger_not_emptied');
  await sql('truncate essay_counts');
}

/** What may happen on the platform; `who` and `what` choose among the existing accounts and essays. */
const operation = fc.record({
  kind: fc.constantFrom(
    'sign up',
    'upload',
    'grade',
    'grade again',
    'delete essay',
    'restore essay',
    'purge essay',
    'delete account',
    'pay',
    'refund',
    'subscribe',
    'cancel',
    'expire',
    'give access',
    'promote',
    'disable',
    'act',
    'fail to sign in',
  ),
  who: fc.nat(),
  what: fc.nat(),
  cents: fc.integer({ min: 0, max: 999_999 }),
  daysAgo: fc.integer({ min: 0, max: 45 }),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

async function perform({ kind, who, what, cents, daysAgo }: Operation): Promise<void> {
  const people = await sql<{ id: string }>('select id from users order by created_at, id');
  const id = people[who % Math.max(1, people.length)]?.id;
  if (kind === 'sign up' || !id) {
    await sql(
      `insert into users (email, trial_ends_at) values (gen_random_uuid() || '@x.example', now() + interval '7 days')`,
    );
    return;
  }
  const essays = await sql<{ id: string }>(
    'select id from essays where user_id = $1 order by uploaded_at, id',
    [id],
  );
  const essayId = essays[what % Math.max(1, essays.length)]?.id ?? null;
  const grade = async (criteriaId: string) => {
    await sql(
      `insert into grading_results (user_id, essay_id, criteria_id, score, total_criteria, percentage, grade, feedback,
         overall_analysis, contextual_insights, locale, provider, model, standing)
       select user_id, id, $2, 1, 1, 50, 'C', '[]', '{}', '{}', 'en-AU', 'built-in', 'm', 'earlier' from essays
       where id = $1 and not exists (select from grading_results where essay_id = $1 and criteria_id = $2)`,
      [essayId, criteriaId],
    );
    await sql(`update essays set grade = 'C', status = 'ready_for_review' where id = $1`, [essayId]);
  };
  const criteria = async () => {
    const found = await sql<{ id: string }>(
      'select id from criteria where user_id = $1 order by uploaded_at',
      [id],
    );
    if (found[0] && kind !== 'grade again') return found[0].id;
    const [made] = await sql<{ id: string }>(
      `insert into criteria (filename, items, user_id) values ('c.txt', '["A"]', $1) returning id`,
      [id],
    );
    return made?.id ?? '';
  };
  switch (kind) {
    case 'upload':
      await sql(
        `insert into essays (filename, content, word_count, page_count, user_id)
         select 'e.pdf', 'Text', 1, 1, $1 from generate_series(1, $2)`,
        [id, 1 + (what % 3)],
      );
      return;
    case 'grade':
    case 'grade again':
      if (essayId) await grade(await criteria());
      return;
    case 'delete essay':
      await sql('update essays set deleted_at = now() where id = $1 and deleted_at is null', [essayId]);
      return;
    case 'restore essay':
      await sql('update essays set deleted_at = null where id = $1', [essayId]);
      return;
    case 'purge essay':
      await sql('delete from essays where id = $1 and deleted_at is not null', [essayId]);
      return;
    case 'delete account':
      await sql('delete from users where id = $1', [id]);
      return;
    case 'pay':
      await sql(
        `insert into payment_transactions (user_id, amount, status, currency)
         values ($1, $2, $3, $4)`,
        [
          id,
          cents / 100,
          ['paid', 'failed', 'disputed', 'dispute_lost'][what % 4],
          what % 7 === 0 ? 'usd' : 'aud',
        ],
      );
      return;
    case 'refund':
      await sql(
        `update payment_transactions set refunded_amount = least(amount, $2), status = 'partly_refunded'
         where user_id = $1 and status = 'paid'`,
        [id, cents / 100],
      );
      return;
    case 'subscribe':
      await sql(
        `update users set subscription_status = $2, stripe_subscription_id = gen_random_uuid()::text,
           subscription_ends_at = now() + make_interval(days => $3) where id = $1`,
        [id, ['active', 'trialing', 'past_due'][what % 3], 20 - daysAgo],
      );
      return;
    case 'cancel':
      await sql(`update users set subscription_status = 'canceled' where id = $1`, [id]);
      return;
    case 'expire':
      await sql(
        `update users set trial_ends_at = now() - interval '1 hour', subscription_status = 'no_subscription' where id = $1`,
        [id],
      );
      return;
    case 'give access':
      await sql(`update users set complimentary_until = now() + interval '9 days' where id = $1`, [id]);
      return;
    case 'promote':
      await sql('update users set is_admin = not is_admin where id = $1', [id]);
      return;
    case 'disable':
      await sql('update users set disabled_at = now() where id = $1', [id]);
      return;
    case 'act':
    case 'fail to sign in':
      await sql(
        `insert into user_activity_log (user_id, action, created_at) values ($1, $2, now() - make_interval(days => $3))`,
        [id, kind === 'act' ? 'logged_in' : 'login_failed', daysAgo],
      );
  }
}

/** The numbers counted from the rows independently of the product's SQL. */
async function countedByHand(now: Date): Promise<PlatformNumbers> {
  const users = await sql<AccessFacts & { id: string; subscription: string | null }>(
    `select id, is_admin as "isAdmin", subscription_status as "subscriptionStatus", trial_ends_at as "trialEndsAt",
       subscription_ends_at as "subscriptionEndsAt", complimentary_until as "complimentaryUntil",
       cancel_at_period_end as "cancelAtPeriodEnd", stripe_subscription_id as subscription from users`,
  );
  const activity = await sql<{ user: string; action: string; at: Date }>(
    'select user_id as user, action, created_at as at from user_activity_log',
  );
  const essays = await sql<{ id: string }>('select id from essays where deleted_at is null');
  const alive = new Set(essays.map(({ id }) => id));
  const results = (await sql<{ essay: string }>('select essay_id as essay from grading_results')).filter(
    ({ essay }) => alive.has(essay),
  );
  const payments = await sql<{ amount: string; refunded: string; status: string; currency: string }>(
    'select amount, refunded_amount as refunded, status, currency from payment_transactions',
  );
  const cents = payments
    .filter(({ status, currency }) => currency === 'aud' && !['failed', 'dispute_lost'].includes(status))
    .reduce(
      (sum, { amount, refunded }) =>
        sum + Math.round(Number(amount) * 100) - Math.round(Number(refunded) * 100),
      0,
    );
  return {
    totalUsers: users.length,
    activeUsers: new Set(
      activity
        .filter(({ action, at }) => action !== 'login_failed' && now.getTime() - at.getTime() <= 30 * DAY_MS)
        .map(({ user }) => user),
    ).size,
    trialUsers: users.filter((user) => planOf(user, now, false).access === 'trial').length,
    paidUsers: users.filter(
      ({ subscription, subscriptionStatus }) => subscription && subscriptionStatus === 'active',
    ).length,
    totalEssays: new Set(results.map(({ essay }) => essay)).size,
    totalGradings: results.length,
    revenue: cents / 100,
  };
}

async function textOf(content: AsyncIterable<string | Uint8Array>): Promise<string> {
  let text = '';
  for await (const part of content) text += String(part);
  return text;
}

it('says the same on the cards, in the daily record, in both CSV files and in the database, whatever happened', async () => {
  const stats = app.nest.get(StatsService);
  const exports = app.nest.get(AdminExportsService);
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 1, maxLength: 30 }), async (operations) => {
      await emptied();
      for (const one of operations) await perform(one);
      // A moment later: a Date has no microseconds, and nothing here happens in this very second.
      const now = new Date(Date.now() + 1_000);
      const expected = await countedByHand(now);
      expect(await stats.current(now)).toEqual(expected);
      expect(await stats.at(now)).toEqual(expected);

      const today = now.toISOString().slice(0, 10);
      const daily = await exports.analyticsCsv({ from: today, to: today }, now);
      expect(readCsv(await textOf(daily.content)).at(-1)).toEqual([
        today,
        ...[
          expected.totalUsers,
          expected.activeUsers,
          expected.trialUsers,
          expected.paidUsers,
          expected.totalEssays,
          expected.totalGradings,
        ].map(String),
        expected.revenue.toFixed(2),
        'so far',
      ]);
      const [header = [], ...rows] = readCsv(await textOf(exports.usersCsv({}, now).content));
      const column = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? '');
      expect(rows).toHaveLength(expected.totalUsers);
      expect(column('Gradings').reduce((sum, n) => sum + Number(n), 0)).toBe(expected.totalGradings);
      const onTrial = rows.filter(
        (row) => row[header.indexOf('Access')] === 'trial' || row[header.indexOf('Access')] === 'disabled',
      );
      expect(onTrial.length).toBeGreaterThanOrEqual(expected.trialUsers);
    }),
    { numRuns: 25 },
  );
});

const SOON = [-9, -8, -6.9, -2, -1.1, -0.5, 0, 0.5, 3, null] as const;
const facts = fc.record({
  isAdmin: fc.boolean(),
  subscriptionStatus: fc.constantFrom(
    'trial',
    'trialing',
    'active',
    'past_due',
    'canceled',
    'no_subscription',
    '?',
  ),
  trialEnds: fc.constantFrom(...SOON),
  subscriptionEnds: fc.constantFrom(...SOON),
  complimentary: fc.constantFrom(null, null, -1, 0, 1),
  cancelAtPeriodEnd: fc.boolean(),
});

it.each([true, false])(
  'has the plan of a person in SQL as in TypeScript, with billing off: %s',
  async (billingOff) => {
    const now = new Date('2026-05-01T00:00:00Z');
    const at = (days: number | null) => (days === null ? null : new Date(now.getTime() + days * DAY_MS));
    await fc.assert(
      fc.asyncProperty(fc.array(facts, { minLength: 50, maxLength: 100 }), async (people) => {
        const rows = people.map(({ trialEnds, subscriptionEnds, complimentary, ...rest }) => ({
          ...rest,
          trialEndsAt: at(trialEnds),
          subscriptionEndsAt: at(subscriptionEnds),
          complimentaryUntil: at(complimentary),
        }));
        const plan = { at: '$1::timestamptz', billingOff: '$2::boolean' };
        const found = await sql<{ access: string; status: string }>(
          `select ${accessSql(plan)} as access, ${statusSql(plan)} as status
         from json_to_recordset($3) as given ("isAdmin" boolean, "subscriptionStatus" text, "trialEndsAt" timestamptz,
           "subscriptionEndsAt" timestamptz, "complimentaryUntil" timestamptz, "cancelAtPeriodEnd" boolean)
         cross join lateral (
           select "isAdmin" as is_admin, "subscriptionStatus" as subscription_status, "trialEndsAt" as trial_ends_at,
             "subscriptionEndsAt" as subscription_ends_at, "complimentaryUntil" as complimentary_until,
             "cancelAtPeriodEnd" as cancel_at_period_end
         ) as u`,
          [now, billingOff, JSON.stringify(rows)],
        );
        expect(found).toEqual(
          rows.map((row) => {
            const { access, status } = planOf(row, now, billingOff);
            return { access, status };
          }),
        );
      }),
      { numRuns: 20 },
    );
  },
);

describe('the daily record', () => {
  const daily = () => app.nest.get(DailyNumbersService);
  const never = new AbortController().signal;

  it('fills in the days on which no server was up, as they were, and leaves recorded days alone', async () => {
    await emptied();
    const [{ id }] = (await sql<{ id: string }>(
      `insert into users (email, created_at, trial_ends_at)
       values ('a@x.example', '2026-03-01T10:00Z', '2026-03-08T10:00Z') returning id`,
    )) as [{ id: string }];
    await sql(
      `insert into users (email, created_at, trial_ends_at, subscription_status, stripe_subscription_id, subscription_ends_at)
       values ('b@x.example', '2026-03-03T23:59:59.9Z', '2026-03-10T10:00Z', 'active', 's', '2026-04-05Z')`,
    );
    await sql(
      `insert into payment_transactions (user_id, amount, status, created_at)
       select id, 30, 'paid', '2026-03-05T00:00Z' from users where email = 'b@x.example'`,
    );
    await sql(
      `insert into user_activity_log (user_id, action, created_at) values ($1, 'logged_in', '2026-03-02T08:00Z')`,
      [id],
    );
    await sql(`insert into admin_analytics (date, total_users, revenue) values ('2026-03-02', 77, 0.10)`);
    const now = new Date('2026-03-07T00:05:00Z');
    expect(await daily().record(now, never)).toBe(5);
    expect(await daily().record(now, never)).toBe(0);
    const days = await daily().days({ from: '2026-02-01', to: '2026-03-06' }, now);
    const brief = days.map((day) => [
      day.date,
      day.totalUsers,
      day.activeUsers,
      day.trialUsers,
      day.paidUsers,
      day.revenue,
    ]);
    expect(brief).toEqual([
      ['2026-03-01', 1, 0, 1, 0, 0],
      ['2026-03-02', 77, 0, 0, 0, 0.1],
      ['2026-03-03', 2, 1, 2, 0, 0],
      ['2026-03-04', 2, 1, 2, 0, 0],
      ['2026-03-05', 2, 1, 1, 1, 30],
      ['2026-03-06', 2, 1, 1, 1, 30],
    ]);
  });

  it('has nothing to record before the first account', async () => {
    await emptied();
    expect(await daily().record(new Date(), never)).toBe(0);
  });

  it('stops between two days when the process ends', async () => {
    await emptied();
    await sql(`insert into users (email, created_at) values ('a@x.example', now() - interval '90 days')`);
    const stopped = new AbortController();
    stopped.abort();
    await expect(daily().record(new Date(), stopped.signal)).rejects.toThrow();
    expect(await sql('select 1 from admin_analytics')).toHaveLength(0);
  });
});

it('reads more accounts than one chunk into the CSV file, each once', async () => {
  await emptied();
  await sql(
    `insert into users (email, created_at) select n || '@x.example', now() from generate_series(1, 2500) as n`,
  );
  const users = app.nest.get(AdminUsersService);
  const seen = new Set<string>();
  for await (const chunk of users.all({})) for (const { email } of chunk) seen.add(email);
  expect(seen.size).toBe(2_500);
});
