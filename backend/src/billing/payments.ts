import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { ActivityService } from '../activity/activity.service';
import { MailService } from '../mail/mail.service';
import { PAYMENT_CHANGES } from './billing-activity';
import { BillingLog } from './billing-log';
import { PaymentsRepository, type StoredPayment } from './payments.repository';
import { isKept, type PaymentRow } from './stripe/payment-rows';

/** Nobody is sent mail about an old payment that we learn of only now. */
const MAIL_WORTHY_DAYS = 7;

/** Keeps our record of payments in step with Stripe’s. */
@Injectable()
export class Payments {
  constructor(
    private readonly payments: PaymentsRepository,
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
      await this.payments.upsert(manager, userId, row);
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
    before: StoredPayment | undefined,
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
  ): Promise<ReadonlyMap<string, StoredPayment>> {
    const found = await this.payments.findByInvoices(
      manager,
      rows.map(({ invoiceId }) => invoiceId),
    );
    return new Map(found.map((row) => [row.invoiceId, row]));
  }
}
