import { ACTIVE_USER_DAYS, type PlatformNumbers } from '@marklight/contracts/admin';
import { PAID_SUBSCRIBER_SQL, revenueSql } from '../billing/revenue.sql';
import { accessSql } from '../plan/plan.sql';

/**
 * What each number means; the dashboard's cards, the daily records and the CSV files all come from here.
 *
 * - `totalUsers`: accounts that exist, disabled ones and administrators included.
 * - `activeUsers`: accounts that exist and did something within ACTIVE_USER_DAYS. Signing in counts; someone else's
 *   failed sign-in and the end of a trial do not.
 * - `trialUsers`: accounts whose access is a running trial. None with billing off, where nobody is on trial.
 * - `paidUsers`: see billing/revenue.sql.ts. None with billing off.
 * - `totalEssays`: essays that have a grade (none while all criteria wait for the teacher) and are not deleted ("Recently deleted" counts as deleted). The card is
 *   titled "Essays Graded".
 * - `totalGradings`: results of essays that are not deleted.
 * - `revenue`: see billing/revenue.sql.ts. Payments of deleted accounts stay on the books.
 */
export interface NumbersRow {
  totalUsers: number;
  activeUsers: number;
  trialUsers: number;
  paidUsers: number;
  totalEssays: number;
  totalGradings: number;
  /** As numeric, which the driver gives as text. */
  revenue: string;
}

export function platformNumbersOf({ revenue, ...counts }: NumbersRow): PlatformNumbers {
  return { ...counts, revenue: Number(revenue) };
}

const AT = '$1::timestamptz';
const BILLING_OFF = '$2::boolean';
/** In hours: a day of PostgreSQL's intervals has 23 or 25 when clocks change. */
const ACTIVE = `interval '${ACTIVE_USER_DAYS * 24} hours'`;
const PEOPLE = `select count(*)::int as total,
    (count(*) filter (where (${accessSql({ at: AT, billingOff: BILLING_OFF })}) = 'trial'))::int as trial,
    (count(*) filter (where not ${BILLING_OFF} and ${PAID_SUBSCRIBER_SQL}))::int as paid`;

/** The numbers at $1, from the counters that the database keeps. $2: whether billing is off. */
export const CURRENT_NUMBERS_SQL = `
  with people as (${PEOPLE} from users u), essays as (
    select coalesce(sum(n) filter (where graded), 0)::int as graded, coalesce(sum(gradings), 0)::int as gradings
    from essay_counts
  )
  select people.total as "totalUsers", people.trial as "trialUsers", people.paid as "paidUsers",
    (select count(*)::int from user_last_activity where at >= ${AT} - ${ACTIVE}) as "activeUsers",
    essays.graded as "totalEssays", essays.gradings as "totalGradings",
    (${revenueSql(`'infinity'::timestamptz`)}) as revenue
  from people, essays`;

/**
 * Accounts as they were before $1: a person who first paid later was on trial or had no account yet; one whose
 * subscription has ended since was subscribed.
 */
const PEOPLE_THEN = `(
  select u.is_admin, u.complimentary_until, u.trial_ends_at, u.subscription_ends_at, u.cancel_at_period_end,
    case when ended_since.yes then coalesce(u.stripe_subscription_id, 'ended') else u.stripe_subscription_id end
      as stripe_subscription_id,
    case
      when (select min(p.created_at) from payment_transactions p where p.user_id = u.id and p.status <> 'failed') >= ${AT}
        then 'trial'
      when ended_since.yes then 'active'
      else u.subscription_status
    end as subscription_status
  from users u cross join lateral (
    select u.subscription_status = 'canceled' and u.subscription_ends_at > ${AT} and u.subscription_ends_at <= now() as yes
  ) as ended_since
  where u.created_at < ${AT}
)`;

/**
 * The numbers just before the past moment $1, counted row by row: exact for the present, and for the past as exact as
 * the remaining rows and their dates allow (accounts and essays removed since are not counted, an essay that was
 * graded again counts from its newest grading, a refund from its payment). $2: whether billing is off.
 */
export const NUMBERS_AT_SQL = `
  with people as (${PEOPLE} from ${PEOPLE_THEN} as u), gradings as (
    select essay.id, essay.grade is not null as graded, count(*) as n
    from grading_results result
    join essays essay on essay.id = result.essay_id and (essay.deleted_at is null or essay.deleted_at >= ${AT})
    where result.created_at < ${AT}
    group by essay.id
  )
  select people.total as "totalUsers", people.trial as "trialUsers", people.paid as "paidUsers",
    (select count(distinct user_id)::int from user_activity_log
     where created_at >= ${AT} - ${ACTIVE} and created_at < ${AT} and is_own_activity(action)) as "activeUsers",
    (select count(*)::int from gradings where graded) as "totalEssays",
    (select coalesce(sum(n), 0)::int from gradings) as "totalGradings",
    (${revenueSql(AT)}) as revenue
  from people`;
