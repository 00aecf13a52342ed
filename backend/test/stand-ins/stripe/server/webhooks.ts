import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { shuffled } from './shuffle';

export interface WebhookTarget {
  url: string;
  /** Several while a secret is being rolled: each makes a signature. */
  secrets: readonly string[];
}

export interface Delivery {
  event: string;
  type: string;
  attempt: number;
  /** The reply's status, or 0 if none came. */
  status: number;
}

export interface ReleaseOrder {
  /** As they were made, the other way around, or shuffled by `seed`. */
  order?: 'as_made' | 'reversed' | 'shuffled';
  seed?: number;
  /** How many times each comes. */
  copies?: number;
  /** How many are on their way at the same time. */
  atOnce?: number;
}

const ATTEMPTS = 4;
const RETRY_AFTER_MS = 60;
const REPLY_LIMIT_MS = 10_000;

/** Sends events to the product: immediately or on request, in any order and as often as wanted. */
export class Webhooks {
  target: WebhookTarget | undefined;
  /** Events that wait for `release`. */
  readonly held: Stripe.Event[] = [];
  readonly deliveries: Delivery[] = [];
  private holding = false;
  private queue: Promise<void> = Promise.resolve();
  private closed = false;

  hold(): void {
    this.holding = true;
  }

  /** A new event: sent after those before it, or held. */
  take(event: Stripe.Event): void {
    if (this.holding) this.held.push(event);
    else if (this.target) this.enqueue(() => this.deliver(event));
  }

  /** Sends what was held and, unless `keepHolding`, what comes from now on. */
  async release(order: ReleaseOrder & { keepHolding?: boolean } = {}): Promise<void> {
    this.holding = order.keepHolding ?? false;
    await this.deliverAll(this.held.splice(0), order);
  }

  /** Forgets what was held, as if it had been lost on the way. */
  drop(): Stripe.Event[] {
    return this.held.splice(0);
  }

  /** Sends these events, whether or not they were sent before. */
  async deliverAll(events: readonly Stripe.Event[], order: ReleaseOrder = {}): Promise<void> {
    const copies = Array.from({ length: order.copies ?? 1 }, () => events).flat();
    const inOrder =
      order.order === 'shuffled'
        ? shuffled(copies, order.seed ?? 1)
        : order.order === 'reversed'
          ? copies.reverse()
          : copies;
    const waiting = [...inOrder];
    const one = async () => {
      for (let event = waiting.shift(); event; event = waiting.shift()) await this.deliver(event);
    };
    await this.settled();
    await Promise.all(Array.from({ length: order.atOnce ?? 1 }, one));
  }

  /** Resolves once every event that was sent has been accepted or given up. */
  async settled(): Promise<void> {
    for (let before; before !== this.queue;) {
      before = this.queue;
      await before;
    }
  }

  close(): void {
    this.closed = true;
  }

  private enqueue(send: () => Promise<void>): void {
    this.queue = this.queue.then(send);
  }

  /** Tries again after a refusal, a few times, as Stripe does for days. */
  private async deliver(event: Stripe.Event): Promise<void> {
    for (let attempt = 1; attempt <= ATTEMPTS && this.target && !this.closed; attempt += 1) {
      const status = await this.post(event, this.target);
      this.deliveries.push({ event: event.id, type: event.type, attempt, status });
      if (status >= 200 && status < 300) return;
      if (attempt < ATTEMPTS) await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * attempt));
    }
  }

  private async post(event: Stripe.Event, { url, secrets }: WebhookTarget): Promise<number> {
    const { body, headers } = signedRequest(event, secrets);
    try {
      const signal = AbortSignal.timeout(REPLY_LIMIT_MS);
      const reply = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'manual' });
      await reply.arrayBuffer();
      return reply.status;
    } catch {
      return 0;
    }
  }
}

/**
 * The body and headers of a webhook call. The signature's time is the machine's, not the test clock's, because
 * the SDK compares it with the machine's; give `signedAt` in seconds for an old one.
 */
export function signedRequest(
  event: Stripe.Event,
  secrets: readonly string[],
  signedAt: number = Math.floor(Date.now() / 1000),
): { body: string; headers: Record<string, string> } {
  const body = JSON.stringify(event);
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${signedAt}.${body}`).digest('hex')}`,
  );
  return {
    body,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': [`t=${signedAt}`, ...signatures].join(','),
      'user-agent': 'Stripe/1.0 (stand-in)',
    },
  };
}
