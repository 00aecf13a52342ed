import { Injectable } from '@nestjs/common';
import type { CreateSubscriptionReply } from '@marklight/contracts/billing';
import { PAGES } from '@marklight/contracts/routes';
import { DAY_MS } from '@marklight/contracts/durations';
import { Clock } from '../common/clock';
import { AppConfig } from '../config/app-config';
import { BillingAttempts } from './billing-attempts';
import type { Attempt, AttemptKind } from './billing-attempts.repository';
import { BillingError } from './billing.errors';
import { BillingSync, keptMilliseconds } from './billing-sync.service';
import { Customers } from './customers';
import type { CustomerPlan, LiveSubscription, PendingSubscription } from './stripe/plan-facts';
import { ReusedKeyError, SpentKeyError } from './stripe/stripe-failure';
import { StripeGateway } from './stripe/stripe-gateway';
import { KeyedMutex } from './keyed-mutex';

/** After each step Stripe is read again; more than a few rounds mean that something else keeps changing it. */
const STEPS = 6;

/**
 * Leads a person to exactly one subscription. Each round reads Stripe first, then makes at most one object there with
 * the key of the open attempt, and reads again: a restart in between finds what was made.
 */
@Injectable()
export class SubscribeService {
  private readonly subscribing = new KeyedMutex();

  constructor(
    private readonly attempts: BillingAttempts,
    private readonly customers: Customers,
    private readonly sync: BillingSync,
    private readonly gateway: StripeGateway,
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /**
   * @param kind from the checkout screen `form`, from the dashboard `hosted`
   * @throws BillingError billing_off, payments_not_set_up, payment_service_unreachable, payment_refused,
   * payment_processing, busy
   */
  subscribe(userId: string, kind: AttemptKind): Promise<CreateSubscriptionReply> {
    void this.gateway.stripe;
    return this.subscribing.run(userId, async () => {
      for (let step = 1; step <= STEPS; step += 1) {
        const reply = await this.step(userId, kind);
        if (reply) return reply;
      }
      throw new BillingError('busy');
    });
  }

  private async step(userId: string, kind: AttemptKind): Promise<CreateSubscriptionReply | null> {
    const attempt = await this.attempts.open(userId, kind);
    try {
      const plan = await this.look(userId, attempt);
      if (!plan) return null;
      if (plan.live) return this.subscribed(plan.live, userId, kind);
      if (plan.pending) return this.waiting(plan.pending, attempt, kind);
      return await this.make(userId, attempt, kind);
    } catch (error) {
      if (!(error instanceof SpentKeyError)) throw error;
      await this.attempts.drop(attempt);
      // The next round looks for what the earlier call may have made, and asks with a new key.
      if (error instanceof ReusedKeyError) return null;
      throw error;
    }
  }

  /** Null if the customer is gone at Stripe: the next round makes a new one. */
  private async look(userId: string, attempt: Attempt): Promise<CustomerPlan | null> {
    const customerId = await this.customers.require(userId, attempt.id);
    try {
      const plan = await this.sync.bringUpToDate(userId);
      if (plan?.exists) return plan;
    } catch (error) {
      if (!(error instanceof BillingError) || error.code !== 'customer_unknown') throw error;
      if (!(await this.customers.forgetUnknown(userId, customerId))) throw error;
    }
    // Its key would give the deleted customer again.
    await this.attempts.drop(attempt);
    return null;
  }

  private async subscribed(
    live: LiveSubscription,
    userId: string,
    kind: AttemptKind,
  ): Promise<CreateSubscriptionReply> {
    const status = live.status === 'trialing' && live.paid ? 'active' : live.status;
    if (kind === 'form' && live.status === 'past_due') {
      if (live.clientSecret) return { clientSecret: live.clientSecret };
      const customer = await this.customers.of(userId);
      if (customer) return { portalUrl: await this.gateway.openPortal(customer) };
    }
    return { subscriptionId: live.id, status, message: ALREADY[live.status] };
  }

  private async waiting(
    pending: PendingSubscription,
    attempt: Attempt,
    kind: AttemptKind,
  ): Promise<CreateSubscriptionReply> {
    if (pending.payment === 'processing' || !pending.clientSecret) {
      throw new BillingError('payment_processing');
    }
    // The checkout screen finishes what it began; a second page to pay on could lead to a second payment.
    if (kind === 'hosted') return { checkoutUrl: `${this.config.publicUrl}${PAGES.subscribe}` };
    const left = keptMilliseconds(await this.attempts.freeUntil(attempt), this.clock.now());
    return { clientSecret: pending.clientSecret, trialDaysKept: Math.ceil(left / DAY_MS) };
  }

  /** Nothing exists at Stripe: makes the one object that the attempt is for. Null: read again. */
  private async make(
    userId: string,
    attempt: Attempt,
    kind: AttemptKind,
  ): Promise<CreateSubscriptionReply | null> {
    const customer = await this.customers.require(userId, attempt.id);
    if (attempt.kind === 'hosted') return this.makeHosted(customer, attempt, kind);
    // Its subscription was made and has ended since.
    if (attempt.stripeId) return this.dropped(attempt);
    await this.attempts.made(attempt, await this.gateway.createSubscription(customer, attempt.id));
    return null;
  }

  private async makeHosted(
    customer: string,
    attempt: Attempt,
    kind: AttemptKind,
  ): Promise<CreateSubscriptionReply | null> {
    const session = attempt.stripeId ?? (await this.gateway.createCheckout(customer, attempt.id));
    if (!attempt.stripeId && !(await this.attempts.made(attempt, session))) {
      // Another window has since switched to the form: nobody may pay on this page as well.
      await this.gateway.expireCheckout(session);
      return null;
    }
    if (kind === 'form') {
      await this.gateway.expireCheckout(session);
      return this.dropped(attempt);
    }
    const { status, url } = await this.gateway.readCheckout(session);
    return status === 'open' && url ? { checkoutUrl: url } : this.dropped(attempt);
  }

  private async dropped(attempt: Attempt): Promise<null> {
    await this.attempts.drop(attempt);
    return null;
  }
}

const ALREADY: Record<LiveSubscription['status'], string> = {
  active: 'You are already subscribed.',
  trialing: 'You are already subscribed.',
  past_due: 'You are already subscribed, and a payment is overdue.',
};
