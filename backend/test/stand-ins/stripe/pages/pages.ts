import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { StripeStandIn } from '../server/stand-in';
import { send, sendJson } from '../server/replies';
import { challengePage } from './challenge-page';
import { checkoutPage } from './checkout-page';
import { consolePage } from './console-page';
import { HTML, page } from './html';
import { invoicePage } from './invoice-page';
import { portalPage } from './portal-page';

/** What a page needs to answer a request. */
export interface PageCall {
  standIn: StripeStandIn;
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  /** Fields of a submitted form. */
  form: URLSearchParams;
  /** The path's parts after the page's own name. */
  rest: readonly string[];
}

const PAGES: Readonly<Record<string, (call: PageCall) => void | Promise<void>>> = {
  '': consolePage,
  checkout: checkoutPage,
  portal: portalPage,
  challenge: challengePage,
  invoice: invoicePage,
  receipt: ({ response }) => send(response, 200, HTML, page('Receipt', '<h1>Receipt</h1><p>Paid.</p>')),
};
/** Where the product may look for the provider's script. */
const SCRIPT = /^\/(stripe\.js|v3\/?|[a-z]+\/stripe\.js)$/;
const FILES: Readonly<Record<string, [file: string, type: string]>> = {
  '/elements/payment': ['payment-frame.html', HTML],
  '/elements/payment-frame.js': ['payment-frame.js', 'text/javascript; charset=utf-8'],
};

export function isOwnPage(path: string): boolean {
  return !path.startsWith('/v1/') && !path.startsWith('/v2/');
}

export async function pageReply(
  standIn: StripeStandIn,
  request: IncomingMessage,
  path: string,
  body: string,
  response: ServerResponse,
): Promise<void> {
  if (standIn.faults.down) return void response.destroy();
  if (SCRIPT.test(path))
    return send(response, 200, 'text/javascript; charset=utf-8', browserFile('stripe.js'));
  const file = FILES[path];
  if (file) return send(response, 200, file[1], browserFile(file[0]));
  const [name = '', ...rest] = path.slice(1).split('/');
  const show = PAGES[name];
  if (!show) return sendJson(response, 404, { error: { message: `There is no ${path}.` } });
  const url = new URL(request.url ?? '/', standIn.address);
  await show({ standIn, request, response, url, form: new URLSearchParams(body), rest });
}

function browserFile(name: string): string {
  return readFileSync(join(__dirname, '..', 'browser', name), 'utf8');
}
