import type { BillingConfig, Invoice, SubscriptionStatus } from '@marklight/contracts/billing';
import { aConfig } from '../../testing/fake-server';

/** A teacher in the middle of a trial; give what matters to the test. */
export function aStatus(given: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    status: 'trialing',
    trialDaysLeft: 5,
    current_period_end: null,
    subscribed: false,
    cancelAtPeriodEnd: false,
    access: 'trial',
    complimentaryUntil: null,
    paymentsAvailable: true,
    price: { amount: 30, currency: 'aud', interval: 'month' },
    pastDue: null,
    pendingPayment: 'none',
    ...given,
  };
}

/** Noon, so that it is the same day in most time zones. */
export const PERIOD_END = Date.parse('2026-06-01T12:00:00Z') / 1000;

/** A teacher who has paid. */
export function aSubscribed(given: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return aStatus({
    status: 'active',
    access: 'active',
    trialDaysLeft: 0,
    subscribed: true,
    current_period_end: PERIOD_END,
    ...given,
  });
}

export function anInvoice(given: Partial<Invoice> = {}): Invoice {
  return {
    id: 'in_1',
    number: 'ML-0001',
    date: '2026-05-01T12:00:00.000Z',
    amount: 30,
    refunded: 0,
    currency: 'aud',
    status: 'paid',
    hostedUrl: '/api/invoices/in_1/page',
    pdfUrl: '/api/invoices/in_1/pdf',
    ...given,
  };
}

/** What the server says about itself, including its billing. */
export function aBillingConfig(given: Partial<BillingConfig> = {}) {
  return aConfig({
    billing: {
      enabled: true,
      publishableKey: 'pk_test_1',
      scriptUrl: 'https://pay.example/stripe.js',
      ...given,
    },
  });
}
