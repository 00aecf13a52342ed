import type Stripe from 'stripe';
import { invalid } from './failure';
import { newId } from './ids';
import type { Store } from './store';

export interface RefundGiven {
  charge: Stripe.Charge;
  amount?: number;
  reason?: Stripe.Refund.Reason;
  metadata?: Record<string, string>;
}

/** Refunds all or part of a charge. */
export function createRefund(store: Store, { charge, amount, reason, metadata }: RefundGiven): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid)
    throw invalid('This charge has not been paid, and cannot be refunded.', 'charge_not_refundable');
  if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge_already_refunded');
  const given = amount ?? left;
  if (given <= 0 || given > left) {
    throw invalid(
      `Refund amount (${given}) is greater than unrefunded amount on charge (${left})`,
      undefined,
      'amount',
    );
  }
  const refund: Stripe.Refund = {
    id: newId('re', 24),
    object: 'refund',
    amount: given,
    balance_transaction: newId('txn', 24),
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    metadata: metadata ?? {},
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: reason ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
  store.keep(store.refunds, refund);
  const before = { amount_refunded: charge.amount_refunded, refunded: charge.refunded };
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount;
  charge.refunds?.data.unshift(refund);
  store.emit('refund.created', refund);
  store.emit('charge.refunded', charge, before);
  return refund;
}

/** The cardholder disputes a charge at their bank; until it is decided, the money is withdrawn. */
export function openDispute(store: Store, charge: Stripe.Charge, reason = 'fraudulent'): Stripe.Dispute {
  const dispute = {
    id: newId('du', 24),
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.now(),
    currency: charge.currency,
    enhanced_eligibility_types: [],
    evidence: {} as Stripe.Dispute.Evidence,
    evidence_details: {} as Stripe.Dispute.EvidenceDetails,
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  } satisfies Stripe.Dispute;
  store.keep<Stripe.Dispute>(store.disputes, dispute);
  charge.disputed = true;
  store.emit('charge.dispute.created', dispute);
  store.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

export function closeDispute(store: Store, dispute: Stripe.Dispute, outcome: 'won' | 'lost'): Stripe.Dispute {
  dispute.status = outcome;
  store.emit('charge.dispute.closed', dispute);
  if (outcome === 'won') store.emit('charge.dispute.funds_reinstated', dispute);
  return dispute;
}
