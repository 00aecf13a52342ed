import { completeCheckout } from '../model/checkout';
import { TEST_CARDS } from '../model/cards';
import { redirect, send } from '../server/replies';
import type { CheckoutOrder } from '../model/store';
import { HTML, money, page, safe } from './html';
import type { PageCall } from './pages';

/** The hosted checkout: a card form, the bank's challenge if the card asks for it, then back to the product. */
export function checkoutPage({ standIn, request, response, url, form, rest }: PageCall): void {
  const order = [...standIn.store.checkouts.values()].find(({ token }) => token === rest[0]);
  if (!order || order.object.status === 'expired') {
    return send(response, 404, HTML, page('Checkout', '<p>This checkout page is no longer open.</p>'));
  }
  const { object } = order;
  const done = () => (object.success_url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', object.id);
  if (object.status === 'complete') return redirect(response, done());
  if (request.method !== 'POST') return send(response, 200, HTML, checkoutForm(order));
  const number = form.get('number') ?? '';
  const challenge = form.get('answer');
  if (challenge === 'fail') {
    return send(
      response,
      200,
      HTML,
      checkoutForm(order, 'We are unable to authenticate your payment method.'),
    );
  }
  const answer = completeCheckout(standIn.store, order, {
    number,
    ...(form.get('email') && { email: form.get('email') ?? '' }),
    authenticated: challenge === 'pass',
  });
  if (answer.type === 'succeeded') return redirect(response, done());
  if (answer.type === 'declined') return send(response, 200, HTML, checkoutForm(order, answer.message));
  send(response, 200, HTML, challengeForm(url.pathname, number, form.get('email') ?? ''));
}

function checkoutForm({ object, token }: CheckoutOrder, error?: string): string {
  const price = money(object.amount_total ?? 0, object.currency ?? 'aud');
  const cards = TEST_CARDS.map(({ number, does }) => `<li><code>${number}</code> ${safe(does)}</li>`).join(
    '',
  );
  return page(
    'Checkout',
    `<main class="narrow card"><h1>Subscribe</h1><p><strong>${safe(price)}</strong> each month</p>
    ${error ? `<p class="alert" role="alert">${safe(error)}</p>` : ''}
    <form method="post" action="/checkout/${safe(token)}">
      <label for="email">Email</label><input id="email" name="email" type="email" value="${safe(object.customer_email)}">
      <label for="number">Card number</label><input id="number" name="number" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242">
      <label for="expiry">Expiration date</label><input id="expiry" name="expiry" value="12 / 34">
      <label for="cvc">Security code</label><input id="cvc" name="cvc" value="123">
      <p><button>Pay and subscribe</button></p>
    </form>
    ${object.cancel_url ? `<p><a href="${safe(object.cancel_url)}">Back without paying</a></p>` : ''}
    <p class="note">A stand-in: no money moves. Cards that it knows:</p><ul class="note">${cards}</ul></main>`,
  );
}

function challengeForm(action: string, number: string, email: string): string {
  return page(
    '3-D Secure',
    `<main class="narrow card"><h1>Your bank asks</h1><p>Did you make this payment?</p>
    <form method="post" action="${safe(action)}">
      <input type="hidden" name="number" value="${safe(number)}"><input type="hidden" name="email" value="${safe(email)}">
      <button name="answer" value="pass">Complete authentication</button>
      <button name="answer" value="fail" class="quiet">Fail authentication</button>
    </form></main>`,
  );
}
