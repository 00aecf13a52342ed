import type Stripe from 'stripe';

/** Everything at Stripe that one customer's plan follows from, as it was read. */
export interface CustomerRecords {
  /** False if the customer was deleted at Stripe; then the lists are empty. */
  exists: boolean;
  subscriptions: readonly Stripe.Subscription[];
  /** With their payments. */
  invoices: readonly Stripe.Invoice[];
  charges: readonly Stripe.Charge[];
  /** Ids of charges whose dispute was lost. */
  lostDisputes: ReadonlySet<string>;
  /** Ids of charges whose dispute is over and was not lost. */
  settledDisputes: ReadonlySet<string>;
  /** Client secret of the first payment that is open. */
  openPaymentStatus: Stripe.PaymentIntent.Status | null;
}

export function idOf(reference: string | { id: string }): string {
  return typeof reference === 'string' ? reference : reference.id;
}

/** The id, given as such or in its expanded object; null for neither. */
export function idIn(reference: string | { id: string } | null | undefined): string | null {
  return reference ? idOf(reference) : null;
}

export function subscriptionIdOf(invoice: Stripe.Invoice): string | null {
  return idIn(invoice.parent?.subscription_details?.subscription);
}

/** Of the payment that counts: the one that was paid, or else the latest. */
export function paymentIntentIdOf(invoice: Stripe.Invoice): string | null {
  const payments = invoice.payments?.data ?? [];
  const payment = payments.find(({ status }) => status === 'paid') ?? payments.at(-1);
  return idIn(payment?.payment.payment_intent);
}

export function moment(seconds: number): Date {
  return new Date(seconds * 1000);
}
