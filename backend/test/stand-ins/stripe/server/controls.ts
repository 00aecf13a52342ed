import type Stripe from 'stripe';
import { addPrice, type PriceGiven } from '../model/catalogue';
import { DAY, HOUR } from '../model/clock';
import { createCard, makeDefaultCard } from '../model/customers';
import { advance } from '../model/due';
import { invoiceOf } from '../model/invoices';
import { answerChallenge, payIntent } from '../model/payments';
import { closeDispute, createRefund, openDispute } from '../model/refunds';
import type { Store } from '../model/store';
import { liveSubscriptions, periodEnd } from '../model/subscriptions';
import type { Faults } from './faults';
import type { Webhooks } from './webhooks';

/** What a test, or a person at the console, may do to the stand-in without going through the API. */
export class StandInControls {
  constructor(
    readonly store: Store,
    readonly webhooks: Webhooks,
    readonly faults: Faults,
  ) {}

  /** Where events go from now on; further secrets add signatures, as while one is being rolled. */
  sendEventsTo(url: string, ...secrets: string[]): void {
    this.webhooks.target = { url, secrets };
  }

  /**
   * Moves the clock; renewals, retries and expiries on the way happen. Resolves when their events have been accepted.
   */
  async advance(by: { seconds?: number; hours?: number; days?: number }): Promise<void> {
    advance(this.store, (by.seconds ?? 0) + (by.hours ?? 0) * HOUR + (by.days ?? 0) * DAY);
    await this.webhooks.settled();
  }

  /** Moves the clock to just after the earliest end of a running period, with the hour that the draft waits. */
  async advanceToRenewal(customer?: string): Promise<void> {
    const ends = liveSubscriptions(this.store, customer).map(periodEnd);
    if (ends.length > 0) await this.advance({ seconds: Math.min(...ends) - this.store.now() + HOUR + 60 });
  }

  /** The person fills in the payment form with this card: what Stripe's script does with a client secret. */
  async confirm(clientSecret: string, cardNumber: string): Promise<Stripe.PaymentIntent> {
    const intent = this.intentOf(clientSecret);
    payIntent(this.store, intent, createCard(this.store, cardNumber), { onSession: true });
    await this.webhooks.settled();
    return intent;
  }

  /** The person passes the bank's challenge, or fails it. */
  async answerChallenge(clientSecret: string, passed: boolean): Promise<Stripe.PaymentIntent> {
    const intent = this.intentOf(clientSecret);
    answerChallenge(this.store, intent, passed);
    await this.webhooks.settled();
    return intent;
  }

  /** The person saves another card in the portal. */
  async changeCard(customerId: string, cardNumber: string): Promise<void> {
    const customer = this.store.customerParam(customerId);
    const card = createCard(this.store, cardNumber);
    card.setUp = true;
    makeDefaultCard(this.store, customer, card);
    await this.webhooks.settled();
  }

  /** Somebody makes a refund on Stripe's own screens; `amount` in the smallest unit, all that is left without. */
  async refund(chargeId: string, amount?: number): Promise<Stripe.Refund> {
    const charge = this.store.charges.get(chargeId);
    if (!charge) throw new Error(`no charge ${chargeId}`);
    const refund = createRefund(this.store, { charge, ...(amount !== undefined && { amount }) });
    await this.webhooks.settled();
    return refund;
  }

  async dispute(chargeId: string, reason?: string): Promise<Stripe.Dispute> {
    const charge = this.store.charges.get(chargeId);
    if (!charge) throw new Error(`no charge ${chargeId}`);
    const dispute = openDispute(this.store, charge, reason);
    await this.webhooks.settled();
    return dispute;
  }

  async closeDispute(disputeId: string, outcome: 'won' | 'lost'): Promise<Stripe.Dispute> {
    const dispute = this.store.disputes.get(disputeId);
    if (!dispute) throw new Error(`no dispute ${disputeId}`);
    closeDispute(this.store, dispute, outcome);
    await this.webhooks.settled();
    return dispute;
  }

  addPrice(given: PriceGiven): Stripe.Price {
    return addPrice(this.store, given);
  }

  /** Every subscription of a customer that has not ended and is or was paid, of which there must never be two. */
  liveSubscriptions(customer?: string): Stripe.Subscription[] {
    return liveSubscriptions(this.store, customer);
  }

  /** Money that was really taken. */
  paidCharges(customer?: string): Stripe.Charge[] {
    return [...this.store.charges.values()].filter(
      (charge) => charge.paid && (customer === undefined || charge.customer === customer),
    );
  }

  /** Subscriptions of a customer that wait for their first payment. */
  incomplete(customer: string): Stripe.Subscription[] {
    return [...this.store.subscriptions.values()].filter(
      (one) => one.customer === customer && one.status === 'incomplete',
    );
  }

  /** The invoice that a client secret pays. */
  invoiceOf(clientSecret: string): Stripe.Invoice | undefined {
    return invoiceOf(this.store, this.intentOf(clientSecret));
  }

  customersWith(email: string): Stripe.Customer[] {
    return [...this.store.customers.values()].filter((customer) => customer.email === email);
  }

  private intentOf(clientSecret: string): Stripe.PaymentIntent {
    const id = clientSecret.split('_secret_')[0] ?? '';
    const intent = this.store.paymentIntents.get(id);
    if (!intent || intent.client_secret !== clientSecret)
      throw new Error(`no payment for this client secret`);
    return intent;
  }
}
