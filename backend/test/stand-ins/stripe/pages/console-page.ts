import type Stripe from 'stripe';
import { send } from '../server/replies';
import type { StripeStandIn } from '../server/stand-in';
import { HTML, money, page, safe, when } from './html';
import type { PageCall } from './pages';

const SHOWN = 40;

/** What the stand-in holds, with the buttons that make time pass and things go wrong. */
export function consolePage({ standIn, response }: PageCall): void {
  send(response, 200, HTML, page('Stripe stand-in', consoleHtml(standIn)));
}

function consoleHtml(standIn: StripeStandIn): string {
  const { store, webhooks, faults } = standIn;
  const isDown = faults.down;
  const target = webhooks.target;
  return `<h1>Stripe stand-in</h1>
    <p>Its clock: <strong>${safe(when(store.now()))} UTC</strong>. Events go to ${target ? `<code>${safe(target.url)}</code>` : 'nowhere yet'}; ${webhooks.held.length} held.</p>
    <div class="card">
      ${button('advance-to-renewal', {}, 'Advance to the next renewal')}
      ${button('advance', { days: '1' }, 'A day')} ${button('advance', { days: '7' }, 'A week')} ${button('advance', { days: '31' }, 'A month')}
      <br>${button('fault', { kind: 'error', status: '500' }, 'Fail the next call')}
      ${button('fault', { kind: 'error', status: '429' }, 'Limit the next call')}
      ${button('fault', { kind: 'reply_lost' }, 'Lose the next reply')}
      ${button('fault', { kind: 'slow', ms: '5000' }, 'Slow the next call by 5 s')}
      ${button('down', { down: isDown ? 'false' : 'true' }, isDown ? 'Bring it up' : 'Take it down')}
      <br>${button('events/hold', {}, 'Hold events')}
      ${button('events/release', {}, 'Release events')}
      ${button('events/release', { order: 'reversed' }, 'Release them backwards')}
      ${button('events/drop', {}, 'Lose held events')}
    </div>
    <h2>Customers</h2>${table(['id', 'email', 'owes in', 'card'], store.newestFirst(store.customers.values()).map(customerRow))}
    <h2>Subscriptions</h2>${table(
      ['id', 'customer', 'status', 'period', 'ends at its end'],
      store.newestFirst(store.subscriptions.values()).map(subscriptionRow),
    )}
    <h2>Invoices</h2>${table(
      ['number', 'customer', 'total', 'status', 'created', 'next try'],
      store.newestFirst(store.invoices.values()).map(invoiceRow),
    )}
    <h2>Charges</h2>${table(
      ['id', 'customer', 'amount', 'status', ''],
      store.newestFirst(store.charges.values()).map(chargeRow),
    )}
    <h2>Events</h2>${table(['when', 'type', 'id', ''], [...store.events].reverse().map(eventRow))}`;
}

const customerRow = (customer: Stripe.Customer) => [
  safe(customer.id),
  safe(customer.email),
  safe(customer.currency),
  `<form class="inline" method="post" action="/_control/card"><input type="hidden" name="customer" value="${safe(customer.id)}"><input name="card" value="4000000000000341" style="width:150px"> <button class="quiet">Save this card</button></form>`,
];

const subscriptionRow = (subscription: Stripe.Subscription) => {
  const item = subscription.items.data[0];
  return [
    safe(subscription.id),
    safe(subscription.customer),
    safe(subscription.status),
    `${safe(when(item?.current_period_start))} – ${safe(when(item?.current_period_end))}`,
    subscription.cancel_at_period_end ? 'yes' : 'no',
  ];
};

const invoiceRow = (invoice: Stripe.Invoice) => [
  `<a href="/invoice/${safe(invoice.id)}">${safe(invoice.number ?? 'draft')}</a>`,
  safe(invoice.customer),
  safe(money(invoice.total, invoice.currency)),
  safe(invoice.status),
  safe(when(invoice.created)),
  safe(when(invoice.next_payment_attempt)),
];

const chargeRow = (charge: Stripe.Charge) => [
  safe(charge.id),
  safe(charge.customer),
  safe(money(charge.amount, charge.currency)),
  `${safe(charge.status)}${charge.disputed ? ', disputed' : ''}${charge.amount_refunded ? `, ${safe(money(charge.amount_refunded, charge.currency))} refunded` : ''}`,
  charge.paid && !charge.disputed ? button('dispute', { charge: charge.id }, 'Dispute') : '',
];

const eventRow = (event: Stripe.Event) => [
  safe(when(event.created)),
  safe(event.type),
  safe(event.id),
  button('events/resend', { id: event.id }, 'Send again'),
];

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '<p class="note">None yet.</p>';
  const cells = (row: readonly string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
  return `<table><tr>${heads.map((head) => `<th>${safe(head)}</th>`).join('')}</tr>${rows.slice(0, SHOWN).map(cells).join('')}</table>`;
}

function button(control: string, fields: Readonly<Record<string, string>>, label: string): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${safe(name)}" value="${safe(value)}">`,
  );
  return `<form class="inline" method="post" action="/_control/${control}">${inputs.join('')}<button class="quiet">${safe(label)}</button></form>`;
}
