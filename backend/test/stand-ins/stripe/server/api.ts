import type { IncomingMessage } from 'node:http';
import { catalogueEndpoints } from '../api/catalogue';
import { checkoutEndpoints } from '../api/checkout';
import { customerEndpoints } from '../api/customers';
import type { Endpoint } from '../api/endpoint';
import { parseForm } from '../api/form';
import { Params } from '../api/params';
import { paymentEndpoints } from '../api/payments';
import { replyOf } from '../api/reply';
import { subscriptionEndpoints } from '../api/subscriptions';
import { invalid, StripeFailure } from '../model/failure';
import { newId } from '../model/ids';
import type { Store } from '../model/store';
import { type Answer, IdempotentAnswers } from './idempotency';

const ENDPOINTS: readonly Endpoint[] = [
  ...catalogueEndpoints,
  ...customerEndpoints,
  ...subscriptionEndpoints,
  ...paymentEndpoints,
  ...checkoutEndpoints,
];

/** Keys begin like this, so that a real account's key can never be typed in by mistake and work. */
export const SECRET_KEY_PREFIX = 'sk_test_standin';
export const PUBLISHABLE_KEY_PREFIX = 'pk_test_standin';

export interface ApiCall {
  method: string;
  path: string;
  /** Form-encoded: the query of a GET, otherwise the body. */
  form: string;
  idempotencyKey: string | null;
  authorization: string;
}

export function apiCallOf(request: IncomingMessage, body: string): ApiCall {
  const url = new URL(request.url ?? '/', 'http://stand-in');
  const key = request.headers['idempotency-key'];
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    form: body === '' ? url.search.slice(1) : body,
    idempotencyKey: typeof key === 'string' && request.method === 'POST' ? key : null,
    authorization: request.headers.authorization ?? '',
  };
}

/** Answers calls to `/v1/…` from the store. */
export class Api {
  private readonly idempotent = new IdempotentAnswers();

  constructor(private readonly store: Store) {}

  /** The effect happens immediately and as a whole; nothing in here waits. */
  answer(call: ApiCall): Answer & { headers: Record<string, string> } {
    const request = newId('req');
    const headers = { 'request-id': request };
    try {
      const { endpoint, id } = this.endpointFor(call);
      const params = new Params(parseForm(call.form));
      const isBrowser = authenticate(call, params, endpoint);
      const key = call.idempotencyKey;
      const earlier =
        key && this.idempotent.earlier(key, `${call.method} ${call.path}\n${call.form}`, request);
      if (earlier) {
        return {
          status: earlier.status,
          body: earlier.body,
          headers: { ...headers, 'idempotent-replayed': 'true', 'original-request': earlier.request },
        };
      }
      const answer = this.carryOut(() => {
        params.refuseOthersThan(endpoint.takes);
        this.store.origin = { id: request, idempotencyKey: key };
        const object = endpoint.answer({ store: this.store, params, id, path: call.path, isBrowser });
        return replyOf(this.store, object, params.texts('expand'));
      });
      if (key) this.idempotent.keep(key, answer);
      return { ...answer, headers };
    } catch (error) {
      return { ...failureAnswer(error), headers };
    }
  }

  /** If a fault replaced the answer, the key gives that from now on. */
  keepError(call: ApiCall, answer: Answer): void {
    if (call.idempotencyKey) this.idempotent.keepError(call.idempotencyKey, answer);
  }

  private carryOut(effect: () => object): Answer {
    try {
      return { status: 200, body: JSON.stringify(effect()) };
    } catch (error) {
      return failureAnswer(error);
    } finally {
      this.store.origin = { id: null, idempotencyKey: null };
    }
  }

  private endpointFor({ method, path }: ApiCall): { endpoint: Endpoint; id: string } {
    for (const endpoint of ENDPOINTS) {
      if (endpoint.method !== method) continue;
      const found = new RegExp(`^${endpoint.path.replace(':id', '([^/]+)')}$`).exec(path);
      if (found) return { endpoint, id: decodeURIComponent(found[1] ?? '') };
    }
    throw invalid(
      `Unrecognized request URL (${method}: ${path}). Please see https://stripe.com/docs or we can help at https://support.stripe.com/.`,
      undefined,
      undefined,
      404,
    );
  }
}

/** Whether the caller is a browser with the publishable key; anyone else needs the secret key. */
function authenticate({ authorization }: ApiCall, params: Params, endpoint: Endpoint): boolean {
  const key = /^Bearer (.+)$/.exec(authorization)?.[1] ?? params.text('key');
  if (!key) {
    throw invalid(
      "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      undefined,
      undefined,
      401,
    );
  }
  if (key.startsWith(SECRET_KEY_PREFIX)) return false;
  if (key.startsWith(PUBLISHABLE_KEY_PREFIX)) {
    if (endpoint.fromBrowser) return true;
    throw invalid(
      'This API call cannot be made with a publishable API key. Please use a secret API key.',
      'secret_key_required',
      undefined,
      401,
    );
  }
  throw invalid(`Invalid API Key provided: ${key.slice(0, 8)}****`, undefined, undefined, 401);
}

function failureAnswer(error: unknown): Answer {
  if (error instanceof StripeFailure)
    return { status: error.status, body: JSON.stringify({ error: error.error }) };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const failure = { type: 'api_error', message: `The stand-in failed: ${message}` };
  return { status: 500, body: JSON.stringify({ error: failure }) };
}
