import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { AppConfig } from '../../config/app-config';
import type { StripeSettings } from '../../config/stripe-settings';
import { BillingError } from '../billing.errors';
import { ATTEMPT_METADATA } from './plan-facts';
import { stripeClient } from './stripe-client';
import { billingErrorOf, isMissing, keyedBillingErrorOf } from './stripe-failure';

/** Key of the metadata by which a customer names its account. */
export const USER_METADATA = 'user_id';

/** Every call that changes something at Stripe, or opens a page there. Fails with a BillingError only. */
@Injectable()
export class StripeGateway {
  private readonly client: Stripe | null;

  constructor(private readonly config: AppConfig) {
    this.client = config.stripe && stripeClient(config.stripe);
  }

  get available(): boolean {
    return this.client !== null;
  }

  /** @throws BillingError billing_off, payments_not_set_up */
  get stripe(): Stripe {
    if (this.client) return this.client;
    throw new BillingError(this.config.env.BILLING === 'off' ? 'billing_off' : 'payments_not_set_up');
  }

  get settings(): StripeSettings {
    void this.stripe;
    return this.config.stripe as StripeSettings;
  }

  /** One call. @throws BillingError */
  async call<T>(make: (stripe: Stripe) => Promise<T>): Promise<T> {
    const { stripe } = this;
    try {
      return await make(stripe);
    } catch (error) {
      throw billingErrorOf(error);
    }
  }

  /** The customer of an account; one that was made before its id could be stored is found again. */
  async createCustomer(user: { id: string; email: string }, key: string): Promise<string> {
    const namesakes = await this.call((stripe) => stripe.customers.list({ email: user.email, limit: 100 }));
    const own = namesakes.data.find(({ metadata }) => metadata[USER_METADATA] === user.id);
    if (own) return own.id;
    return this.once((stripe) =>
      stripe.customers.create(
        { email: user.email, metadata: { [USER_METADATA]: user.id } },
        { idempotencyKey: key },
      ),
    );
  }

  /** A subscription whose first invoice waits for its payment by our form. @throws SpentKeyError */
  createSubscription(customer: string, attemptId: string): Promise<string> {
    return this.once((stripe) =>
      stripe.subscriptions.create(
        {
          customer,
          items: [{ price: this.settings.priceId }],
          payment_behavior: 'default_incomplete',
          payment_settings: { save_default_payment_method: 'on_subscription' },
          metadata: { [ATTEMPT_METADATA]: attemptId },
        },
        { idempotencyKey: `subscription-${attemptId}` },
      ),
    );
  }

  /** Stripe's own page where the card is given. @throws SpentKeyError */
  createCheckout(customer: string, attemptId: string): Promise<string> {
    return this.once((stripe) =>
      stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer,
          line_items: [{ price: this.settings.priceId, quantity: 1 }],
          success_url: `${this.config.publicUrl}/?payment=success`,
          cancel_url: `${this.config.publicUrl}/`,
          subscription_data: { metadata: { [ATTEMPT_METADATA]: attemptId } },
        },
        { idempotencyKey: `checkout-${attemptId}` },
      ),
    );
  }

  async readCheckout(id: string): Promise<{ status: string | null; url: string | null }> {
    const { status, url } = await this.call((stripe) => stripe.checkout.sessions.retrieve(id));
    return { status, url };
  }

  /** False if the session is already over, in which case it may have led to a payment. */
  async expireCheckout(id: string): Promise<boolean> {
    try {
      await this.call((stripe) => stripe.checkout.sessions.expire(id));
      return true;
    } catch (error) {
      if (error instanceof BillingError && error.code === 'payment_refused') return false;
      throw error;
    }
  }

  async openPortal(customer: string): Promise<string> {
    const session = await this.call((stripe) =>
      stripe.billingPortal.sessions.create({ customer, return_url: `${this.config.publicUrl}/` }),
    );
    return session.url;
  }

  async cancelAtPeriodEnd(subscription: string): Promise<void> {
    await this.call((stripe) => stripe.subscriptions.update(subscription, { cancel_at_period_end: true }));
  }

  async cancelNow(subscription: string): Promise<void> {
    await this.ifThere((stripe) => stripe.subscriptions.cancel(subscription));
  }

  /** Moves the next charge to a later moment, without charging or crediting anything. */
  async moveNextCharge(subscription: string, to: Date): Promise<void> {
    await this.call((stripe) =>
      stripe.subscriptions.update(subscription, {
        trial_end: Math.floor(to.getTime() / 1000),
        proration_behavior: 'none',
      }),
    );
  }

  async updateEmail(customer: string, email: string): Promise<void> {
    await this.ifThere((stripe) => stripe.customers.update(customer, { email }));
  }

  /** Ends every subscription of the customer immediately and deletes the customer. */
  async removeCustomer(customer: string): Promise<void> {
    await this.ifThere((stripe) => stripe.customers.del(customer));
  }

  /** The present address of an invoice at Stripe; addresses change over time. */
  async invoiceLinks(id: string): Promise<{ hostedUrl: string | null; pdfUrl: string | null }> {
    const invoice = await this.call((stripe) => stripe.invoices.retrieve(id));
    return { hostedUrl: invoice.hosted_invoice_url ?? null, pdfUrl: invoice.invoice_pdf ?? null };
  }

  private async once(make: (stripe: Stripe) => Promise<{ id: string }>): Promise<string> {
    const { stripe } = this;
    try {
      return (await make(stripe)).id;
    } catch (error) {
      throw keyedBillingErrorOf(error);
    }
  }

  private async ifThere(make: (stripe: Stripe) => Promise<unknown>): Promise<void> {
    const { stripe } = this;
    try {
      await make(stripe);
    } catch (error) {
      if (!isMissing(error)) throw billingErrorOf(error);
    }
  }
}
