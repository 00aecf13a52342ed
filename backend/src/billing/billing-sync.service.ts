import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { HOUR_MS } from '@marklight/contracts/durations';
import { ActivityService } from '../activity/activity.service';
import { Clock } from '../common/clock';
import { planChanges } from './billing-activity';
import { BillingAccountsRepository, type BillingAccount } from './billing-accounts.repository';
import { BillingAttemptsRepository } from './billing-attempts.repository';
import { BillingError } from './billing.errors';
import { BillingLog } from './billing-log';
import { BillingTasks } from './billing-tasks.service';
import { KeyedMutex } from './keyed-mutex';
import { Payments } from './payments';
import { PaymentsRepository } from './payments.repository';
import { CustomerReader } from './stripe/customer-reader';
import type { CustomerPlan } from './stripe/plan-facts';

/** With more simultaneous changes to one account than this, the caller is asked to try again. */
const READINGS = 8;

type InTransaction = (manager: EntityManager) => Promise<void>;

/** A reading that has not begun yet. */
interface Reading {
  inTransaction: InTransaction[];
  plan: Promise<CustomerPlan | null>;
}

/**
 * Brings an account in line with Stripe: reads everything there, then writes what follows from it. Every trigger (an
 * event, a person's click, the reconciliation job) goes through here.
 */
@Injectable()
export class BillingSync {
  private readonly readings = new KeyedMutex();
  private readonly waiting = new Map<string, Reading>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: CustomerReader,
    private readonly accounts: BillingAccountsRepository,
    private readonly attempts: BillingAttemptsRepository,
    private readonly payments: Payments,
    private readonly storedPayments: PaymentsRepository,
    private readonly tasks: BillingTasks,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly log: BillingLog,
  ) {}

  /**
   * No lock is held while Stripe is read. Instead the record has a version: if another reading was written in
   * between, this one may be the older of the two, so Stripe is read again.
   * @param inTransaction done in the transaction that writes, even if there is nothing to read any more
   * @returns null if the account is gone or has no customer
   * @throws BillingError payment_service_unreachable, customer_unknown, busy
   */
  bringUpToDate(userId: string, inTransaction?: InTransaction): Promise<CustomerPlan | null> {
    const reading = this.waiting.get(userId) ?? this.planReading(userId);
    if (inTransaction) reading.inTransaction.push(inTransaction);
    return reading.plan;
  }

  /** Stripe sends events in bursts: calls that arrive before a reading has begun share it. */
  private planReading(userId: string): Reading {
    const inTransaction: InTransaction[] = [];
    const plan = this.readings.run(userId, () => {
      this.waiting.delete(userId);
      return this.readAndWrite(userId, async (manager) => {
        for (const write of inTransaction) await write(manager);
      });
    });
    const reading = { inTransaction, plan };
    this.waiting.set(userId, reading);
    return reading;
  }

  private async readAndWrite(userId: string, inTransaction: InTransaction): Promise<CustomerPlan | null> {
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const account = await this.accounts.find(userId);
      if (!account?.customerId) {
        await this.dataSource.transaction(inTransaction);
        return null;
      }
      const plan = await this.reader.read(account.customerId);
      const written = await this.dataSource.transaction(async (manager) => {
        const current = await this.accounts.findLocked(manager, userId);
        if (current?.version !== account.version || current.customerId !== account.customerId) return false;
        await this.write(manager, userId, current, plan);
        await inTransaction(manager);
        return true;
      });
      if (written) {
        await this.tasks.workSoon(account.customerId);
        return plan;
      }
    }
    throw new BillingError('busy');
  }

  private async write(
    manager: EntityManager,
    userId: string,
    before: BillingAccount,
    plan: CustomerPlan,
  ): Promise<void> {
    const now = this.clock.now();
    const { facts } = plan;
    if (plan.exists) await this.payments.store(manager, userId, plan.payments, now);
    // Nothing more can be read about a deleted customer: what was paid for stays.
    const endsAt = plan.exists
      ? facts.subscriptionEndsAt
      : await this.storedPayments.paidThrough(manager, userId);
    const status = statusAfter(before.subscriptionStatus, plan);
    await this.accounts.writePlan(manager, userId, {
      customerId: plan.exists ? before.customerId : null,
      subscriptionId: facts.subscriptionId,
      status,
      endsAt,
      cancelAtPeriodEnd: facts.cancelAtPeriodEnd,
      openInvoiceUrl: facts.openInvoiceUrl,
      pendingPayment: facts.pendingPayment,
      readAt: now,
    });
    for (const change of planChanges(before, { ...facts, subscriptionStatus: status })) {
      await this.activity.recordIn(manager, userId, 'billing_changed', { change });
    }
    if (plan.duplicates > 0) this.log.warn('several_subscriptions', { userId, more: plan.duplicates });
    if (plan.live?.paid) await this.keepTrialDays(manager, userId, before, plan.live, now);
  }

  /** Days of the trial that were left when the person paid are added to the first period, once. */
  private async keepTrialDays(
    manager: EntityManager,
    userId: string,
    { customerId }: BillingAccount,
    live: NonNullable<CustomerPlan['live']>,
    now: Date,
  ): Promise<void> {
    const kept = await this.attempts.complete(manager, userId, live.attemptId, now);
    if (!kept || !customerId || live.hasTrialEnd) return;
    const left = keptMilliseconds(kept.freeUntil, live.startedAt);
    if (left === 0) return;
    await this.tasks.queueMove(manager, {
      userId,
      customerId,
      subscriptionId: live.id,
      to: new Date(live.periodEnd.getTime() + left),
    });
  }
}

/** The state of an account that was never subscribed: its trial, or nothing once that has ended. */
const NEVER_SUBSCRIBED = ['trial', 'no_subscription'];

function statusAfter(before: string, { exists, facts }: CustomerPlan): string {
  const never = NEVER_SUBSCRIBED.includes(before);
  if (!exists && !never) return 'canceled';
  // Stripe knows nothing of our trial; the clock decides whether it has ended.
  return never && facts.subscriptionStatus === 'trial' ? before : facts.subscriptionStatus;
}

/** A year: Stripe accepts no end of a trial that is more than two years away. */
const KEPT_AT_MOST_MS = 365 * 24 * HOUR_MS;

/** What is left of free time at the start of a subscription; less than an hour counts as nothing. */
export function keptMilliseconds(freeUntil: Date | null, start: Date): number {
  const left = freeUntil === null ? 0 : freeUntil.getTime() - start.getTime();
  return left < HOUR_MS ? 0 : Math.min(left, KEPT_AT_MOST_MS);
}
