import { answerChallenge } from '../model/payments';
import { redirect, send } from '../server/replies';
import { HTML, page, safe } from './html';
import type { PageCall } from './pages';

/**
 * The bank's 3-D Secure page. In a frame of the payment form it tells its parent when it is done; opened from
 * the checkout or portal it goes to `return`, on this server only.
 */
export function challengePage({ standIn, request, response, url, form, rest }: PageCall): void {
  const intent = standIn.store.paymentIntents.get(rest[0] ?? '');
  const secret = url.searchParams.get('client_secret');
  if (!intent || intent.client_secret !== secret) {
    return send(response, 404, HTML, page('Not found', '<p>There is no such payment.</p>'));
  }
  const back = url.searchParams.get('return');
  if (request.method === 'POST') {
    if (intent.status === 'requires_action')
      answerChallenge(standIn.store, intent, form.get('answer') === 'pass');
    if (back?.startsWith('/')) return redirect(response, `${standIn.address}${back}`);
    const origin = JSON.stringify(url.searchParams.get('origin') ?? '').replaceAll('<', '\\u003c');
    const done = `<p>Done.</p><script>parent.postMessage({ standIn: 'challenge-done' }, ${origin})</script>`;
    return send(response, 200, HTML, page('3-D Secure', done));
  }
  send(
    response,
    200,
    HTML,
    page(
      '3-D Secure',
      `<main class="narrow card"><h1>Your bank asks</h1>
      <p>Did you make this payment?</p>
      <form method="post" action="${safe(url.pathname + url.search)}">
        <button name="answer" value="pass">Complete authentication</button>
        <button name="answer" value="fail" class="quiet">Fail authentication</button>
      </form></main>`,
    ),
  );
}
