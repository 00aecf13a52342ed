import { Injectable } from '@nestjs/common';
import { MINUTE_MS } from '@marklight/contracts/durations';
import type { EntityManager } from 'typeorm';
import { Clock } from '../common/clock';
import { BillingError } from './billing.errors';
import { BillingAccountsRepository } from './billing-accounts.repository';
import { BillingLog } from './billing-log';
import { BillingTasksRepository, type BillingTask, type MovedCharge } from './billing-tasks.repository';
import { PaymentsRepository } from './payments.repository';
import { StripeGateway } from './stripe/stripe-gateway';

/** A process that has worked on a task for longer than this counts as dead. */
const CLAIM_MINUTES = 5;
const LONGEST_WAIT_MINUTES = 360;
/** A task that Stripe has refused this often is given up: the subscription has ended, for instance. */
const REFUSALS = 10;

/**
 * Changes for Stripe, written in the transaction that makes them necessary and kept until Stripe has accepted them,
 * so that nothing is lost when Stripe or this server is down. Sending one twice does no harm.
 */
@Injectable()
export class BillingTasks {
  constructor(
    private readonly tasks: BillingTasksRepository,
    private readonly accounts: BillingAccountsRepository,
    private readonly payments: PaymentsRepository,
    private readonly gateway: StripeGateway,
    private readonly clock: Clock,
    private readonly log: BillingLog,
  ) {}

  /**
   * For an account that is being deleted: its subscription ends immediately and its customer is deleted. Call it
   * before the row is removed.
   * @returns the customer for `workSoon` after the commit; null if there is none
   */
  async queueRemoval(manager: EntityManager, userId: string): Promise<string | null> {
    const customerId = await this.tasks.insertRemoval(manager, userId, this.clock.now());
    await this.payments.forgetLinks(manager, userId);
    return customerId;
  }

  /** Makes Stripe's receipts go to the new email. */
  queueEmail(manager: EntityManager, userId: string): Promise<string | null> {
    return this.tasks.insertEmailUpdate(manager, userId, this.clock.now());
  }

  async queueMove(manager: EntityManager, moved: MovedCharge): Promise<void> {
    await this.tasks.insertMove(manager, moved, this.clock.now());
  }

  /** Works off what is due for one customer; failures are left to the job. */
  async workSoon(customerId: string): Promise<void> {
    if (this.gateway.available) await this.work(customerId).catch(() => undefined);
  }

  /**
   * Works off everything that is due, for one customer or for all.
   * @returns how many were done and how many failed
   */
  async work(customerId: string | null = null): Promise<{ done: number; failed: number }> {
    const counts = { done: 0, failed: 0 };
    const claim = () => this.tasks.claim(customerId, this.clock.now(), CLAIM_MINUTES);
    for (let task = await claim(); task; task = await claim()) {
      try {
        await this.perform(task);
        await this.tasks.remove(task.id);
        counts.done += 1;
      } catch (error) {
        counts.failed += 1;
        await this.putOff(task, error);
      }
    }
    return counts;
  }

  private async perform(task: BillingTask): Promise<void> {
    if (task.kind === 'remove_customer') return this.gateway.removeCustomer(task.customerId);
    if (task.kind === 'update_email') {
      const user = await this.accounts.contactOf(task.userId);
      if (user) await this.gateway.updateEmail(task.customerId, user.email);
      return;
    }
    const { subscriptionId, to } = task.payload;
    if (!subscriptionId || !to) throw new Error('a task without its payload');
    await this.gateway.moveNextCharge(subscriptionId, new Date(to));
  }

  private async putOff(task: BillingTask, error: unknown): Promise<void> {
    const code = error instanceof BillingError ? error.code : 'unexpected';
    this.log.warn('task_failed', { kind: task.kind, attempts: task.attempts, reason: code });
    if (code === 'payment_refused' && task.attempts >= REFUSALS) {
      await this.tasks.remove(task.id);
      return;
    }
    const minutes = Math.min(2 ** Math.min(task.attempts, 10), LONGEST_WAIT_MINUTES);
    await this.tasks.postpone(task.id, new Date(this.clock.now().getTime() + minutes * MINUTE_MS));
  }
}
