import { CURRENCY, PRO_PRICE_AUD } from '@marklight/contracts/business';
import type { PaymentStatus } from '@marklight/contracts/billing';
import type Stripe from 'stripe';
import { idIn, moment, paymentIntentIdOf, subscriptionIdOf, type CustomerRecords } from './customer-records';
import { decimalAmount } from './money';

/** A payment as payment_transactions stores it. */
export interface PaymentRow {
  invoiceId: string;
  paymentIntentId: string | null;
  subscriptionId: string | null;
  invoiceNumber: string | null;
  /** Decimal text in whole units. */
  amount: string;
  refundedAmount: string;
  currency: string;
  status: PaymentStatus;
  description: string;
  createdAt: Date;
  /** The end of the time that was paid for. */
  periodEnd: Date | null;
  hostedUrl: string | null;
  pdfUrl: string | null;
  /** The person sees the refusal of a first payment on the screen; nobody sees that of a renewal. */
  isRenewal: boolean;
  /** How often the charge was tried. */
  tries: number;
}

/** Statuses of money that was received and not wholly refunded. */
const KEPT: ReadonlySet<PaymentStatus> = new Set(['paid', 'partly_refunded', 'disputed', 'review']);
export const isKept = (row: Pick<PaymentRow, 'status'>): boolean => KEPT.has(row.status);

/** One row for each invoice on which a charge was made or tried; free ones and drafts have none. */
export function paymentRowsOf(records: CustomerRecords): PaymentRow[] {
  return records.invoices.flatMap((invoice) => {
    const paid = invoice.status === 'paid' && invoice.amount_paid > 0;
    const failed = invoice.status !== 'paid' && invoice.status !== 'draft' && invoice.attempt_count > 0;
    if (!invoice.id || (!paid && !failed)) return [];
    const charge = chargeOf(invoice, records);
    const refunded = paid ? (charge?.amount_refunded ?? 0) : 0;
    const { currency } = invoice;
    return [
      {
        invoiceId: invoice.id,
        paymentIntentId: paymentIntentIdOf(invoice),
        subscriptionId: subscriptionIdOf(invoice),
        invoiceNumber: invoice.number,
        amount: decimalAmount(paid ? invoice.amount_paid : invoice.amount_due, currency),
        refundedAmount: decimalAmount(refunded, currency),
        currency,
        status: paid ? statusOfPaid(invoice, charge, refunded, records) : 'failed',
        description: 'Subscription',
        createdAt: moment(invoice.status_transitions.paid_at ?? invoice.created),
        periodEnd: periodEndOf(invoice),
        hostedUrl: invoice.hosted_invoice_url ?? null,
        pdfUrl: invoice.invoice_pdf ?? null,
        isRenewal: invoice.billing_reason === 'subscription_cycle',
        tries: invoice.attempt_count,
      } satisfies PaymentRow,
    ];
  });
}

function statusOfPaid(
  invoice: Stripe.Invoice,
  charge: Stripe.Charge | undefined,
  refunded: number,
  { lostDisputes, settledDisputes }: CustomerRecords,
): PaymentStatus {
  if (charge && lostDisputes.has(charge.id)) return 'dispute_lost';
  if (charge?.disputed && !settledDisputes.has(charge.id)) return 'disputed';
  if (refunded >= invoice.amount_paid) return 'refunded';
  if (refunded > 0) return 'partly_refunded';
  return isPlanPrice(invoice) ? 'paid' : 'review';
}

/** Whether it is what the screens promise: the plan's price in the plan's currency. */
function isPlanPrice(invoice: Stripe.Invoice): boolean {
  return invoice.currency === CURRENCY && invoice.amount_paid === PRO_PRICE_AUD * 100;
}

function chargeOf(invoice: Stripe.Invoice, { charges }: CustomerRecords): Stripe.Charge | undefined {
  const intent = paymentIntentIdOf(invoice);
  if (intent === null) return undefined;
  return charges.find((charge) => charge.paid && idIn(charge.payment_intent) === intent);
}

function periodEndOf(invoice: Stripe.Invoice): Date | null {
  const ends = invoice.lines.data.map(({ period }) => period.end);
  return ends.length > 0 ? moment(Math.max(...ends)) : null;
}
