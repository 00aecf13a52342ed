/**
 * Money received by `at`, in Australian dollars, less refunds: a scalar query. A lost dispute refunds everything; an
 * open one nothing yet. Other currencies are flagged for review and never added to dollars. A refund counts against
 * the day of its payment. Payments outlive their account.
 * @param at an SQL expression of type timestamptz
 */
export function revenueSql(at: string): string {
  return `select coalesce(sum(p.amount - p.refunded_amount), 0) from payment_transactions p
    where p.currency = 'aud' and p.status not in ('failed', 'dispute_lost') and p.created_at < ${at}`;
}

/** Condition over users `u`: people whose subscription is paid. Overdue and complimentary ones do not count. */
export const PAID_SUBSCRIBER_SQL = `(u.subscription_status = 'active' and u.stripe_subscription_id is not null)`;

/** Condition over payment_transactions `p`: payments that a person should look at. */
export const PAYMENT_TO_REVIEW_SQL = `p.status in ('review', 'disputed')`;
