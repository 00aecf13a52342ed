import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { addPrice } from '../model/catalogue';
import { Store } from '../model/store';
import { Api, apiCallOf } from './api';
import { StandInControls } from './controls';
import { controlReply } from './control-api';
import { type FaultKind, Faults } from './faults';
import type { Answer } from './idempotency';
import { isOwnPage, pageReply } from '../pages/pages';
import { JSON_TYPE, readBody, send, sendJson } from './replies';
import { Webhooks } from './webhooks';

export interface StandInOptions {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Where events go, and what they are signed with. */
  webhook?: { url: string; secret: string };
}

/** One call to the API, oldest first. */
export interface RecordedCall {
  method: string;
  path: string;
  idempotencyKey: string | null;
  /** 0 where the reply was never sent. */
  status: number;
}

/** A stateful Stripe on 127.0.0.1 for tests and for development without an account; see README.md beside. */
export class StripeStandIn extends StandInControls {
  readonly calls: RecordedCall[] = [];
  private api: Api;
  private port = 0;
  private readonly server: Server;

  constructor(options: StandInOptions = {}) {
    const store = new Store(() => this.address);
    super(store, new Webhooks(), new Faults());
    this.api = new Api(store);
    addPrice(store);
    store.onEvent = (event) => this.webhooks.take(event);
    if (options.webhook) this.sendEventsTo(options.webhook.url, options.webhook.secret);
    this.server = createServer((request, response) => {
      this.handle(request, response).catch(() => response.destroy());
    });
  }

  /** `http://127.0.0.1:PORT`: the value of `STRIPE_API_BASE`. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  async listen(port = 0): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.server.once('error', reject);
      this.server.listen(port, '127.0.0.1', resolve);
    });
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Closes every connection, hanging ones too, and sends no more events. */
  async close(): Promise<void> {
    this.webhooks.close();
    await new Promise<void>((resolve) => {
      this.server.close(() => resolve());
      this.server.closeAllConnections();
    });
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.address).pathname;
    // Another site's page must not reach this one under a different host name.
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(request.headers.host ?? '')) {
      return sendJson(response, 403, { error: { message: 'The stand-in answers on this machine only.' } });
    }
    const body = await readBody(request);
    if (path.startsWith('/_control')) return controlReply(this, request, path, body, response);
    if (isOwnPage(path)) return pageReply(this, request, path, body, response);
    await this.answerApi(request, body, response);
  }

  private async answerApi(request: IncomingMessage, body: string, response: ServerResponse): Promise<void> {
    // The payment form is in a page of the product and calls from there.
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', 'authorization, content-type, stripe-version');
    response.setHeader('access-control-allow-methods', 'GET, POST');
    if (request.method === 'OPTIONS') return send(response, 204, 'text/plain', '');
    const call = apiCallOf(request, body);
    const { method, path, idempotencyKey } = call;
    const record: RecordedCall = { method, path, idempotencyKey, status: 0 };
    this.calls.push(record);
    if (this.faults.down) return void response.destroy();
    const fault = this.faults.take(method, path);
    if ((await this.faults.pass('arrival', method, path)) === 'cut') return void response.destroy();
    if (fault?.kind === 'slow' && fault.late) await sleep(fault.ms);
    if (fault && !isApplied(fault)) return this.fail(fault, record, response);
    const answer = this.api.answer(call);
    if ((await this.faults.pass('reply', method, path)) === 'cut') return void response.destroy();
    if (fault?.kind === 'slow' && !fault.late) await sleep(fault.ms);
    else if (fault?.kind === 'error') this.api.keepError(call, failureOf(fault.status));
    if (fault && fault.kind !== 'slow') return this.fail(fault, record, response);
    record.status = answer.status;
    send(response, answer.status, JSON_TYPE, answer.body, answer.headers);
  }

  private fail(fault: FaultKind, record: RecordedCall, response: ServerResponse): void {
    if (fault.kind === 'timeout') return;
    if (fault.kind !== 'error') return void response.destroy();
    const answer = failureOf(fault.status);
    record.status = answer.status;
    // A used key gets the same answer again, so Stripe tells the SDK not to retry.
    send(response, answer.status, JSON_TYPE, answer.body, {
      'stripe-should-retry': String(!isApplied(fault)),
    });
  }
}

function failureOf(status: number): Answer {
  const isLimit = status === 429;
  const error = {
    type: isLimit ? 'invalid_request_error' : 'api_error',
    ...(isLimit && { code: 'rate_limit' }),
    message: isLimit ? 'Too many requests hit the API too quickly.' : 'An error occurred on our end.',
  };
  return { status, body: JSON.stringify({ error }) };
}

function isApplied(fault: FaultKind): boolean {
  if (fault.kind === 'slow' || fault.kind === 'reply_lost') return true;
  return fault.kind !== 'drop' && (fault.applied ?? false);
}

/** A stand-in that listens. Close it when done. */
export async function startStripeStandIn(options: StandInOptions = {}): Promise<StripeStandIn> {
  const standIn = new StripeStandIn(options);
  await standIn.listen(options.port);
  return standIn;
}
