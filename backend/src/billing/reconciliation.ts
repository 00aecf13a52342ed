import { Injectable, type OnModuleInit } from '@nestjs/common';
import { counted } from '../scheduled-jobs/counted';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.service';
import { BillingAccountsRepository } from './billing-accounts.repository';
import { BillingError } from './billing.errors';
import { BillingSync } from './billing-sync.service';
import { BillingTasks } from './billing-tasks.service';
import { StripeGateway } from './stripe/stripe-gateway';
import { StripeEventsRepository } from './stripe-events.repository';

const PAGE = 100;
/** After this many failures in a row Stripe counts as unreachable, and the rest is left to the next run. */
const FAILURES = 3;
/** Stripe sends an event again for three days; an id older than this cannot come again. */
const EVENTS_KEPT_DAYS = 90;

/** Repairs what a lost event, or an outage of Stripe, left behind. */
@Injectable()
export class Reconciliation implements OnModuleInit {
  constructor(
    private readonly accounts: BillingAccountsRepository,
    private readonly events: StripeEventsRepository,
    private readonly gateway: StripeGateway,
    private readonly sync: BillingSync,
    private readonly tasks: BillingTasks,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    if (!this.gateway.available) return;
    this.jobs.handle('billing_reconciliation', ({ signal }) => this.reconcile(signal));
  }

  /**
   * Reads every customer at Stripe again, and sends Stripe the changes it has not received.
   * @returns what was done, in a few words
   */
  async reconcile(signal?: AbortSignal): Promise<string> {
    const told = await this.tasks.work();
    const compared = await this.compareAll(signal);
    await this.events.removeOlderThan(EVENTS_KEPT_DAYS);
    const parts = [`${counted(compared.done, 'customer')} compared`];
    if (compared.failed > 0) parts.push(`${compared.failed} not reached`);
    if (told.done > 0) parts.push(`${counted(told.done, 'task')} done`);
    if (told.failed > 0) parts.push(`${counted(told.failed, 'task')} to be tried again`);
    return parts.join(', ');
  }

  private async compareAll(signal?: AbortSignal): Promise<{ done: number; failed: number }> {
    const counts = { done: 0, failed: 0 };
    let failuresInARow = 0;
    for await (const userId of this.everyCustomer()) {
      if (signal?.aborted || failuresInARow >= FAILURES) break;
      try {
        await this.sync.bringUpToDate(userId);
        counts.done += 1;
        failuresInARow = 0;
      } catch (error) {
        if (!(error instanceof BillingError)) throw error;
        counts.failed += 1;
        // A customer of another Stripe account says nothing about the next customer.
        if (error.code === 'payment_service_unreachable') failuresInARow += 1;
      }
    }
    return counts;
  }

  private async *everyCustomer(): AsyncGenerator<string> {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const page = await this.accounts.withCustomerAfter(after, PAGE);
      yield* page;
      const last = page.at(-1);
      if (!last || page.length < PAGE) return;
      after = last;
    }
  }
}
