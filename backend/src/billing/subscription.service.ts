import { Injectable } from '@nestjs/common';
import type { CancelSubscriptionReply } from '@marklight/contracts/billing';
import { BillingError } from './billing.errors';
import { BillingSync } from './billing-sync.service';
import { Customers } from './customers';
import { StripeGateway } from './stripe/stripe-gateway';

/** What a person can do with an existing subscription. */
@Injectable()
export class SubscriptionService {
  constructor(
    private readonly customers: Customers,
    private readonly sync: BillingSync,
    private readonly gateway: StripeGateway,
  ) {}

  /**
   * The page at Stripe where the person's own card, invoices and plan are managed.
   * @throws BillingError no_customer, billing_off, payments_not_set_up, payment_service_unreachable
   */
  async openPortal(userId: string): Promise<string> {
    void this.gateway.stripe;
    const customerId = await this.customers.of(userId);
    if (!customerId) throw new BillingError('no_customer');
    try {
      return await this.gateway.openPortal(customerId);
    } catch (error) {
      if (!isRefused(error)) throw error;
      // The customer may have been deleted at Stripe in the meantime.
      const plan = await this.sync.bringUpToDate(userId);
      throw plan?.exists === false ? new BillingError('no_customer') : error;
    }
  }

  /**
   * Lets the plan run to the end of what was paid for. An overdue one, for which nothing is paid any more, ends
   * immediately, so that nothing more is charged.
   * @throws BillingError nothing_to_cancel, billing_off, payments_not_set_up, payment_service_unreachable
   */
  async cancel(userId: string): Promise<CancelSubscriptionReply> {
    void this.gateway.stripe;
    const live = (await this.sync.bringUpToDate(userId))?.live;
    if (!live) throw new BillingError('nothing_to_cancel');
    if (live.status === 'past_due') await this.gateway.cancelNow(live.id);
    else await this.gateway.cancelAtPeriodEnd(live.id);
    const after = await this.sync.bringUpToDate(userId);
    const facts = after?.facts;
    const isRunning = facts?.cancelAtPeriodEnd ?? false;
    return {
      cancelAtPeriodEnd: isRunning,
      current_period_end: facts?.subscriptionEndsAt
        ? Math.floor(facts.subscriptionEndsAt.getTime() / 1000)
        : null,
      message: isRunning
        ? 'Your subscription is cancelled. Everything works until the period you have paid for ends.'
        : 'Your subscription has ended. Nothing more will be charged.',
    };
  }
}

function isRefused(error: unknown): boolean {
  return error instanceof BillingError && error.code === 'payment_refused';
}
