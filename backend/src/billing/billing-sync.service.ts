import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { HOUR_MS } from '@marklight/contracts/durations';
import { ActivityService } from '../activity/activity.service';
import { Clock } from '../common/clock';
import { planChanges, type StoredPlan } from './billing-activity';
import { completeAttempt } from './billing-attempts';
import { BillingError } from './billing.errors';
import { BillingLog } from './billing-log';
import { BillingTasks } from './billing-tasks.service';
import { Payments } from './payments';
import { CustomerReader } from './stripe/customer-reader';
import type { CustomerPlan } from './stripe/plan-facts';
import { Turns } from './turns';

/** More people at once on one account than this are told to try again. */
const READINGS = 8;

type Alongside = (manager: EntityManager) => Promise<void>;

/** A reading that has not begun yet. */
interface Reading {
  alongside: Alongside[];
  plan: Promise<CustomerPlan | null>;
}

interface Account extends StoredPlan {
  customerId: string | null;
  version: number;
}

/**
 * Brings an account in line with Stripe: reads everything there, then writes what follows from it. Every cause
 * (an event, a person's click, the reconciliation job) takes this one way.
 */
@Injectable()
export class BillingSync {
  private readonly turns = new Turns();
  private readonly waiting = new Map<string, Reading>();

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly reader: CustomerReader,
    private readonly payments: Payments,
    private readonly tasks: BillingTasks,
    private readonly activity: ActivityService,
    private readonly clock: Clock,
    private readonly log: BillingLog,
  ) {}

  /**
   * No lock is held while Stripe is read. Instead the record has a version: where another reading was written
   * meanwhile, this one may be the older of the two and is read again.
   * @param alongside done in the transaction that writes, also where there is nothing to read any more
   * @returns null where the account is gone or has no customer
   * @throws BillingError payment_service_unreachable, customer_unknown, busy
   */
  bringUpToDate(userId: string, alongside?: Alongside): Promise<CustomerPlan | null> {
    const reading = this.waiting.get(userId) ?? this.planReading(userId);
    if (alongside) reading.alongside.push(alongside);
    return reading.plan;
  }

  /** Stripe sends events in bursts: whoever comes before a reading has begun shares it. */
  private planReading(userId: string): Reading {
    const alongside: Alongside[] = [];
    const plan = this.turns.take(userId, () => {
      this.waiting.delete(userId);
      return this.readAndWrite(userId, async (manager) => {
        for (const deed of alongside) await deed(manager);
      });
    });
    const reading = { alongside, plan };
    this.waiting.set(userId, reading);
    return reading;
  }

  private async readAndWrite(userId: string, alongside: Alongside): Promise<CustomerPlan | null> {
    for (let reading = 1; reading <= READINGS; reading += 1) {
      const account = await accountOf(this.dataSource.manager, userId);
      if (!account?.customerId) {
        await this.dataSource.transaction(alongside);
        return null;
      }
      const plan = await this.reader.read(account.customerId);
      const written = await this.dataSource.transaction(async (manager) => {
        const current = await accountOf(manager, userId, 'for update');
        if (current?.version !== account.version || current.customerId !== account.customerId) return false;
        await this.write(manager, userId, current, plan);
        await alongside(manager);
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
    before: Account,
    plan: CustomerPlan,
  ): Promise<void> {
    const now = this.clock.now();
    const { facts } = plan;
    if (plan.exists) await this.payments.store(manager, userId, plan.payments, now);
    // Of a deleted customer nothing more can be read: what was paid for stays.
    const endsAt = plan.exists ? facts.subscriptionEndsAt : await paidThroughAsStored(manager, userId);
    const status = statusAfter(before.subscriptionStatus, plan);
    await manager.query(
      `update users set stripe_customer_id = $2, stripe_subscription_id = $3, subscription_status = $4,
         subscription_ends_at = $5, cancel_at_period_end = $6, open_invoice_url = $7, pending_payment = $8,
         billing_version = billing_version + 1, billing_read_at = $9
       where id = $1`,
      [
        userId,
        plan.exists ? before.customerId : null,
        facts.subscriptionId,
        status,
        endsAt,
        facts.cancelAtPeriodEnd,
        facts.openInvoiceUrl,
        facts.pendingPayment,
        now,
      ],
    );
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
    { customerId }: Account,
    live: NonNullable<CustomerPlan['live']>,
    now: Date,
  ): Promise<void> {
    const kept = await completeAttempt(manager, userId, live.attemptId, now);
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

/** What an account has that was never subscribed: its trial, or since that ended nothing. */
const NEVER_SUBSCRIBED = ['trial', 'no_subscription'];

function statusAfter(before: string, { exists, facts }: CustomerPlan): string {
  const never = NEVER_SUBSCRIBED.includes(before);
  if (!exists && !never) return 'canceled';
  // Stripe knows nothing of our trial; whether it has ended is noted by the clock.
  return never && facts.subscriptionStatus === 'trial' ? before : facts.subscriptionStatus;
}

/** A year: Stripe takes no end of a trial that is more than two years away. */
const KEPT_AT_MOST_MS = 365 * 24 * HOUR_MS;

/** What is left of free time at the start of a subscription; less than an hour counts as nothing. */
export function keptMilliseconds(freeUntil: Date | null, start: Date): number {
  const left = freeUntil === null ? 0 : freeUntil.getTime() - start.getTime();
  return left < HOUR_MS ? 0 : Math.min(left, KEPT_AT_MOST_MS);
}

async function accountOf(
  manager: EntityManager,
  userId: string,
  lock: 'for update' | '' = '',
): Promise<Account | null> {
  const [row] = (await manager.query(
    `select stripe_customer_id as "customerId", billing_version as version, subscription_status as "subscriptionStatus",
       cancel_at_period_end as "cancelAtPeriodEnd", stripe_subscription_id as "subscriptionId"
     from users where id = $1 ${lock}`,
    [userId],
  )) as Account[];
  return row ?? null;
}

async function paidThroughAsStored(manager: EntityManager, userId: string): Promise<Date | null> {
  const [row] = (await manager.query(
    `select max(period_end) as "end" from payment_transactions
     where user_id = $1 and status in ('paid', 'partly_refunded', 'disputed', 'review')`,
    [userId],
  )) as { end: Date | null }[];
  return row?.end ?? null;
}
