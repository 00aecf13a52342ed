import type Stripe from 'stripe';
import { StripeFailure } from './failure';
import { DRAFT_SECONDS, finalizeInvoice, markPaid, subscriptionOf } from './invoices';
import { payInvoice, savedCard } from './payments';
import type { Store } from './store';
import { cancelSubscription, INCOMPLETE_SECONDS, periodEnd, renew, trialWarningAt } from './subscriptions';

interface Due {
  at: number;
  happens: () => void;
}

/** Moves time forward by `seconds`; everything that falls due on the way happens in order, at its time. */
export function advance(store: Store, seconds: number): void {
  const until = store.now() + seconds;
  for (;;) {
    const next = nextDue(store, until);
    if (!next) break;
    store.clock.stopAt(Math.max(next.at, store.now()));
    next.happens();
  }
  store.clock.runFrom(until);
}

function nextDue(store: Store, until: number): Due | undefined {
  const due = [
    ...[...store.subscriptions.values()].flatMap((subscription) => subscriptionDue(store, subscription)),
    ...[...store.invoices.values()].flatMap((invoice) => invoiceDue(store, invoice)),
    ...[...store.checkouts.values()].flatMap(({ object }) => checkoutDue(store, object)),
  ].filter(({ at }) => at <= until);
  return due.sort((a, b) => a.at - b.at)[0];
}

function subscriptionDue(store: Store, subscription: Stripe.Subscription): Due[] {
  if (subscription.ended_at) return [];
  if (subscription.status === 'incomplete') {
    return [
      {
        at: subscription.created + INCOMPLETE_SECONDS,
        happens: () => cancelSubscription(store, subscription, 'payment_failed'),
      },
    ];
  }
  const announcement = `${subscription.id} ${subscription.trial_end}`;
  const warning = store.trialWarned.has(announcement) ? undefined : trialWarningAt(subscription);
  const end = {
    at: periodEnd(subscription),
    happens: () =>
      subscription.cancel_at_period_end
        ? cancelSubscription(store, subscription, 'cancellation_requested')
        : renew(store, subscription),
  };
  if (warning === undefined || subscription.status !== 'trialing') return [end];
  const warn = () => {
    store.trialWarned.add(announcement);
    store.emit('customer.subscription.trial_will_end', subscription);
  };
  return [{ at: warning, happens: warn }, end];
}

function invoiceDue(store: Store, invoice: Stripe.Invoice): Due[] {
  if (!invoice.auto_advance || invoice.billing_reason !== 'subscription_cycle') return [];
  if (invoice.status === 'draft') {
    return [
      {
        at: invoice.created + DRAFT_SECONDS,
        happens: () => {
          finalizeInvoice(store, invoice);
          collect(store, invoice);
        },
      },
    ];
  }
  if (invoice.status !== 'open' || invoice.next_payment_attempt === null) return [];
  return [{ at: invoice.next_payment_attempt, happens: () => collect(store, invoice) }];
}

/** Charges a renewal to the saved card; a refusal is a state and an event, not an error. */
function collect(store: Store, invoice: Stripe.Invoice): void {
  if (invoice.amount_due === 0) return markPaid(store, invoice);
  if (!savedCard(store, invoice)) {
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    store.emit('invoice.payment_failed', invoice);
    const subscription = subscriptionOf(store, invoice);
    if (subscription && !subscription.ended_at) {
      store.update('customer.subscription.updated', subscription, { status: 'past_due' });
    }
    return;
  }
  try {
    payInvoice(store, invoice, undefined, { onSession: false });
  } catch (failure) {
    // The attempt itself has recorded the effects of a refusal; an invoice that cannot be paid is left alone.
    if (!(failure instanceof StripeFailure)) throw failure;
    if ((invoice.next_payment_attempt ?? Infinity) <= store.now()) invoice.next_payment_attempt = null;
  }
}

function checkoutDue(store: Store, session: Stripe.Checkout.Session): Due[] {
  if (session.status !== 'open') return [];
  return [
    {
      at: session.expires_at,
      happens: () => {
        session.status = 'expired';
        session.url = null;
        store.emit('checkout.session.expired', session);
      },
    },
  ];
}
