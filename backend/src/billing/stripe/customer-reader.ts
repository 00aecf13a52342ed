import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { BillingError } from '../billing.errors';
import { idOf, paymentIntentIdOf, type CustomerRecords } from './customer-records';
import { customerPlanOf, latestInvoiceOf, type CustomerPlan } from './plan-facts';
import { isMissing } from './stripe-failure';
import { StripeGateway } from './stripe-gateway';

/** One page; for a monthly plan the last eight years. */
const NEWEST = 100;
const LOST = new Set(['lost']);
const SETTLED = new Set(['won', 'warning_closed', 'prevented']);

/** Reads the state at Stripe, which is the only source of truth about a plan. */
@Injectable()
export class CustomerReader {
  constructor(private readonly gateway: StripeGateway) {}

  /**
   * @throws BillingError customer_unknown if the id does not belong to this Stripe account,
   * payment_service_unreachable
   */
  async read(customerId: string): Promise<CustomerPlan> {
    return customerPlanOf(await this.gateway.call((stripe) => this.records(stripe, customerId)));
  }

  /** The customer that a charge belongs to, which a dispute does not name. */
  async customerOfCharge(chargeId: string): Promise<string | null> {
    const charge = await this.gateway.call((stripe) => stripe.charges.retrieve(chargeId));
    return charge.customer ? idOf(charge.customer) : null;
  }

  private async records(stripe: Stripe, customer: string): Promise<CustomerRecords> {
    if (await isDeleted(stripe, customer)) return NOTHING;
    const [subscriptions, invoices, charges] = await Promise.all([
      stripe.subscriptions.list({
        customer,
        status: 'all',
        limit: NEWEST,
        expand: ['data.latest_invoice.confirmation_secret', 'data.latest_invoice.payments'],
      }),
      stripe.invoices.list({ customer, limit: NEWEST, expand: ['data.payments'] }),
      stripe.charges.list({ customer, limit: NEWEST }),
    ]);
    return {
      exists: true,
      subscriptions: subscriptions.data,
      invoices: invoices.data,
      charges: charges.data,
      ...(await disputesOf(stripe, charges.data)),
      openPaymentStatus: await openPaymentStatus(stripe, subscriptions.data),
    };
  }
}

const NOTHING: CustomerRecords = {
  exists: false,
  subscriptions: [],
  invoices: [],
  charges: [],
  lostDisputes: new Set(),
  settledDisputes: new Set(),
  openPaymentStatus: null,
};

async function isDeleted(stripe: Stripe, customer: string): Promise<boolean> {
  try {
    return Boolean((await stripe.customers.retrieve(customer)).deleted);
  } catch (error) {
    if (isMissing(error)) throw new BillingError('customer_unknown');
    throw error;
  }
}

async function disputesOf(stripe: Stripe, charges: readonly Stripe.Charge[]) {
  const disputes = await Promise.all(
    charges
      .filter(({ disputed }) => disputed)
      .map(async ({ id }) => ({
        id,
        dispute: (await stripe.disputes.list({ charge: id, limit: 1 })).data[0],
      })),
  );
  const withStatus = (statuses: ReadonlySet<string>) =>
    new Set(disputes.flatMap(({ id, dispute }) => (dispute && statuses.has(dispute.status) ? [id] : [])));
  return { lostDisputes: withStatus(LOST), settledDisputes: withStatus(SETTLED) };
}

async function openPaymentStatus(
  stripe: Stripe,
  subscriptions: readonly Stripe.Subscription[],
): Promise<Stripe.PaymentIntent.Status | null> {
  const waiting = subscriptions.find(({ status }) => status === 'incomplete');
  const invoice = waiting && latestInvoiceOf(waiting);
  const intent = invoice ? paymentIntentIdOf(invoice) : null;
  return intent === null ? null : (await stripe.paymentIntents.retrieve(intent)).status;
}
