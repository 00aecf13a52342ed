import type Stripe from 'stripe';
import { TEST_CARDS } from '../model/cards';
import { createCard, makeDefaultCard } from '../model/customers';
import { StripeFailure } from '../model/failure';
import { idOf } from '../model/ids';
import { paymentIntentOf } from '../model/invoices';
import { payInvoice } from '../model/payments';
import type { Store } from '../model/store';
import { liveSubscriptions, setCancelAtPeriodEnd } from '../model/subscriptions';
import { redirect, send } from '../server/replies';
import { HTML, money, page, safe, when } from './html';
import type { PageCall } from './pages';

/** The hosted billing portal: another card, cancel and resume, pay what is open, past invoices. */
export function portalPage({ standIn, request, response, form, rest }: PageCall): void {
  const { store } = standIn;
  const session = store.portals.get(rest[0] ?? '');
  const customer = session && store.customers.get(session.object.customer);
  if (!session || !customer) {
    return send(response, 404, HTML, page('Portal', '<p>This portal page is no longer open.</p>'));
  }
  const own = `/portal/${session.token}`;
  let error = '';
  if (request.method === 'POST') {
    try {
      const challenge = act(store, customer, form);
      return redirect(response, challenge ? `${challenge}&return=${own}` : own);
    } catch (failure) {
      if (!(failure instanceof StripeFailure)) throw failure;
      error = failure.message;
    }
  }
  send(response, 200, HTML, portalHtml(store, customer, session.object.return_url, own, error));
}

/** Does what the form asks; returns the bank's page if the bank asks first. */
function act(store: Store, customer: Stripe.Customer, form: URLSearchParams): string | undefined {
  const subject = form.get('id') ?? '';
  const owned = <T extends { customer?: unknown }>(object: T): T => {
    if (object.customer !== customer.id) throw new Error('not this customer’s');
    return object;
  };
  switch (form.get('do')) {
    case 'card': {
      const card = createCard(store, form.get('number') ?? '');
      // The portal checks a new card with the bank, so that renewals may use it.
      card.setUp = true;
      makeDefaultCard(store, customer, card);
      return undefined;
    }
    case 'cancel':
      setCancelAtPeriodEnd(store, owned(store.subscription(subject)), true);
      return undefined;
    case 'resume':
      setCancelAtPeriodEnd(store, owned(store.subscription(subject)), false);
      return undefined;
    case 'pay': {
      const invoice = owned(store.invoice(subject));
      try {
        payInvoice(store, invoice, undefined, { onSession: true });
      } catch (failure) {
        const intent = paymentIntentOf(store, invoice);
        if (intent?.status !== 'requires_action') throw failure;
        return `/challenge/${intent.id}?client_secret=${encodeURIComponent(intent.client_secret ?? '')}`;
      }
      return undefined;
    }
    default:
      return undefined;
  }
}

function portalHtml(
  store: Store,
  customer: Stripe.Customer,
  returnUrl: string | null,
  own: string,
  error: string,
): string {
  const button = (what: string, id: string, label: string) =>
    `<form class="inline" method="post" action="${safe(own)}"><input type="hidden" name="do" value="${what}"><input type="hidden" name="id" value="${safe(id)}"><button>${label}</button></form>`;
  const reference = customer.invoice_settings.default_payment_method;
  const plans = liveSubscriptions(store, customer.id).map((one) => {
    const item = one.items.data[0];
    const cardId = one.default_payment_method ?? reference;
    const card = cardId ? store.cards.get(idOf(cardId)) : undefined;
    return `<div class="card"><strong>${safe(money(item?.price.unit_amount ?? 0, one.currency))}</strong> each month, ${safe(one.status)}
      <p>${one.cancel_at_period_end ? 'Ends' : 'Renews'} on ${safe(when(item?.current_period_end))}</p>
      <p>Card ending in ${safe(card?.object.card?.last4 ?? 'none')}</p>
      ${one.cancel_at_period_end ? button('resume', one.id, 'Don’t cancel plan') : button('cancel', one.id, 'Cancel plan')}</div>`;
  });
  const invoices = store
    .newestFirst(store.invoices.values())
    .filter((invoice) => invoice.customer === customer.id && invoice.status !== 'draft')
    .map(
      (invoice) =>
        `<tr><td>${safe(when(invoice.created))}</td><td>${safe(money(invoice.total, invoice.currency))}</td><td>${safe(invoice.status)}</td><td><a href="/invoice/${safe(invoice.id)}">${safe(invoice.number)}</a></td><td>${invoice.status === 'open' ? button('pay', invoice.id, 'Pay now') : ''}</td></tr>`,
    );
  const cards = TEST_CARDS.map(({ number, does }) => `<li><code>${number}</code> ${safe(does)}</li>`).join(
    '',
  );
  return page(
    'Billing portal',
    `<main><h1>Billing</h1><p>${safe(customer.email)}</p>
    ${returnUrl ? `<p><a href="${safe(returnUrl)}">Return to the product</a></p>` : ''}
    ${error ? `<p class="alert" role="alert">${safe(error)}</p>` : ''}
    ${plans.join('') || '<p>No current plan.</p>'}
    <div class="card"><form method="post" action="${safe(own)}"><input type="hidden" name="do" value="card">
    <label for="number">Card number</label><input id="number" name="number" value="4242 4242 4242 4242">
    <p><button>Save card</button></p></form><ul class="note">${cards}</ul></div>
    <h2>Invoices</h2><table>${invoices.join('')}</table></main>`,
  );
}
