import { FIRST_CHARGE_GRACE_DAYS, PAYMENT_GRACE_DAYS } from './access';

/**
 * `planOf` of access.ts as SQL, for counting and sorting without reading every account. A property test keeps the two
 * in step. Each expression expects the table of users to be called `u`.
 */
interface PlanAt {
  /** A moment: an SQL expression of type timestamptz. */
  at: string;
  /** Whether billing is off: an SQL expression of type boolean. */
  billingOff: string;
}

const stored = 'u.subscription_status';

/** A day of PostgreSQL’s intervals has 23 or 25 hours when clocks change. */
const inHours = (days: number) => `interval '${days * 24} hours'`;

const GRACE_END = `case when u.subscription_ends_at is null or u.cancel_at_period_end then u.subscription_ends_at
    else u.subscription_ends_at + case when ${stored} = 'trialing' then ${inHours(FIRST_CHARGE_GRACE_DAYS)} else ${inHours(PAYMENT_GRACE_DAYS)} end end`;

/** An SQL expression: 'trial', 'active', 'past_due' or 'expired'. */
export function accessSql({ at, billingOff }: PlanAt): string {
  return `case
    when ${billingOff} or u.is_admin or u.complimentary_until > ${at} then 'active'
    when ${stored} = 'active' and (u.subscription_ends_at is null or ${GRACE_END} > ${at}) then 'active'
    when ${stored} = 'canceled' and u.subscription_ends_at > ${at} then 'active'
    when ${stored} = 'past_due' and ${GRACE_END} > ${at} then 'past_due'
    when ${stored} = 'trialing' and ${GRACE_END} > ${at} then 'trial'
    when u.trial_ends_at > ${at} then 'trial'
    else 'expired' end`;
}

/** An SQL expression: one of the subscription states of the contract. */
export function statusSql(plan: PlanAt): string {
  const { at, billingOff } = plan;
  return `case
    when ${billingOff} then 'active'
    when ${stored} in ('past_due', 'canceled') then ${stored}
    when ${stored} in ('active', 'trialing') and u.subscription_ends_at is not null
      and not coalesce(${GRACE_END} > ${at}, false)
      then case when ${accessSql(plan)} = 'active' then 'active' when u.cancel_at_period_end then 'canceled' else 'past_due' end
    else case ${accessSql(plan)} when 'trial' then 'trialing' when 'active' then 'active' else 'no_subscription' end end`;
}
