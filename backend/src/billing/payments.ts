import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { ActivityService } from '../activity/activity.service';
import { MailService } from '../mail/mail.service';
import { PAYMENT_CHANGES } from './billing-activity';
import { BillingLog } from './billing-log';
import { isKept, type PaymentRow } from './stripe/payment-rows';

/** Nobody is written to about a payment of long ago that we hear of only now. */
const MAIL_WORTHY_DAYS = 7;

interface Stored {
  invoiceId: string;
  status: PaymentRow['status'];
  refundedAmount: string;
}

/** Keeps payment_transactions as Stripe tells them, one row for each invoice. */
@Injectable()
export class Payments {
  constructor(
    private readonly activity: ActivityService,
    private readonly mail: MailService,
    private readonly log: BillingLog,
  ) {}

  /** Writes what is new or different, with its activity entry and its mail. Runs under the lock of the user's row. */
  async store(manager: EntityManager, userId: string, rows: readonly PaymentRow[], now: Date): Promise<void> {
    const stored = await this.stored(manager, rows);
    // Oldest first, so that the activity log reads as it happened.
    for (const row of [...rows].sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime())) {
      const before = stored.get(row.invoiceId);
      await upsert(manager, userId, row);
      if (before?.status === row.status && before.refundedAmount === row.refundedAmount) continue;
      const change = PAYMENT_CHANGES[row.status];
      await this.activity.recordIn(manager, userId, 'billing_changed', { change });
      if (row.status === 'review') this.log.warn('payment_to_review', { userId, invoice: row.invoiceId });
      await this.write(manager, userId, row, before, now);
    }
  }

  private async write(
    manager: EntityManager,
    userId: string,
    row: PaymentRow,
    before: Stored | undefined,
    now: Date,
  ): Promise<void> {
    if (now.getTime() - row.createdAt.getTime() > MAIL_WORTHY_DAYS * DAY_MS) return;
    const { amount, currency, invoiceId } = row;
    const wasKept = before !== undefined && isKept(before);
    if (isKept(row) && !wasKept) {
      const data = { amount, currency, paidAt: row.createdAt.toISOString(), invoiceUrl: row.hostedUrl };
      await this.mail.queue(manager, { kind: 'receipt', userId, key: `receipt:${invoiceId}`, data });
    }
    if (row.status === 'failed' && row.isRenewal) {
      const key = `payment_failed:${invoiceId}`;
      await this.mail.queue(manager, {
        kind: 'payment_failed',
        userId,
        key,
        data: { amount, currency, payUrl: row.hostedUrl },
      });
    }
  }

  private async stored(
    manager: EntityManager,
    rows: readonly PaymentRow[],
  ): Promise<ReadonlyMap<string, Stored>> {
    const found = (await manager.query(
      `select stripe_invoice_id as "invoiceId", status, refunded_amount as "refundedAmount"
       from payment_transactions where stripe_invoice_id = any($1)`,
      [rows.map(({ invoiceId }) => invoiceId)],
    )) as Stored[];
    return new Map(found.map((row) => [row.invoiceId, row]));
  }
}

async function upsert(manager: EntityManager, userId: string, row: PaymentRow): Promise<void> {
  await manager.query(
    `insert into payment_transactions as p (user_id, stripe_invoice_id, payment_intent_id, invoice_number, amount,
       refunded_amount, currency, status, description, created_at, period_end, hosted_url, pdf_url)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)
     on conflict (stripe_invoice_id) do update set payment_intent_id = excluded.payment_intent_id,
       invoice_number = excluded.invoice_number, amount = excluded.amount, refunded_amount = excluded.refunded_amount,
       currency = excluded.currency, status = excluded.status, created_at = excluded.created_at,
       period_end = excluded.period_end, hosted_url = excluded.hosted_url, pdf_url = excluded.pdf_url, updated_at = now()
     where (p.status, p.amount, p.refunded_amount, p.payment_intent_id, p.created_at, p.hosted_url)
       is distinct from (excluded.status, excluded.amount, excluded.refunded_amount, excluded.payment_intent_id,
         excluded.created_at, excluded.hosted_url)`,
    [
      userId,
      row.invoiceId,
      row.paymentIntentId,
      row.invoiceNumber,
      row.amount,
      row.refundedAmount,
      row.currency,
      row.status,
      row.description,
      row.createdAt,
      row.periodEnd,
      row.hostedUrl,
      row.pdfUrl,
    ],
  );
}
