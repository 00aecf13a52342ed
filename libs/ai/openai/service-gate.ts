import type { ProviderFailure } from '../provider-error';
import { CallError } from './call-error';

/** Refusals that affect every essay, until somebody pays, repairs the key or enough time has passed. */
const REFUSALS: ReadonlySet<ProviderFailure> = new Set([
  'quota',
  'not_allowed',
  'bad_configuration',
  'rate_limited',
]);
/** Says nothing about whether the service would answer another call. */
const SILENCE: ReadonlySet<ProviderFailure> = new Set(['unavailable', 'timeout']);
/** Simultaneous calls while nothing is known about the service, and refusals in a row that close the gate. */
const FEW = 3;
/** How long a closed gate stays closed to work that was asked for before it closed. */
const CLOSED_MS = 60_000;
/** The same if the service is only too busy, and does not say for how long. */
const BUSY_MS = 20_000;
/** How long without an answer until the service counts as unknown again. */
const KNOWN_FOR_MS = 10 * 60_000;

interface Closed {
  failure: ProviderFailure;
  detail: string;
  /** By `now`. */
  until: number;
  /** By `date`. */
  since: number;
}

/**
 * A circuit breaker in front of the service, one for each process. While the service's state is unknown, few calls go
 * out at the same time and the others wait for the first answer. After a few refusals that would affect every
 * essay the gate closes: what was asked for before that fails with the same cause and without a call. Work asked
 * for later, such as a teacher's Retry, goes out as a single probe; so does anything once a minute is over. The
 * probe decides for all that wait behind it.
 */
export class ServiceGate {
  private closed: Closed | null = null;
  private refusals = 0;
  private answeredAt: number | null = null;
  private inFlight = 0;
  private waiting: (() => void)[] = [];

  /**
   * @param now milliseconds, of which only differences are used
   * @param date milliseconds since 1970, comparable to `askedAt`
   */
  constructor(
    private readonly now: () => number,
    private readonly date: () => number = Date.now,
  ) {}

  /**
   * Makes the call when it is its turn.
   * @param askedAt when somebody asked for the work, in milliseconds since 1970
   * @throws CallError of the call, or of the refusal that closed the gate; the signal's reason when it is aborted.
   */
  async run<T>(askedAt: number, signal: AbortSignal | undefined, call: () => Promise<T>): Promise<T> {
    while (!this.admits(askedAt)) await this.change(signal);
    this.inFlight += 1;
    try {
      const result = await call();
      this.answered();
      return result;
    } catch (error) {
      if (error instanceof CallError) this.failed(error);
      throw error;
    } finally {
      this.inFlight -= 1;
      const waiting = this.waiting;
      this.waiting = [];
      for (const wake of waiting) wake();
    }
  }

  private admits(askedAt: number): boolean {
    const { closed } = this;
    if (closed === null) return this.inFlight < (this.isKnown() ? Infinity : FEW);
    const remaining = closed.until - this.now();
    if (remaining <= 0 || askedAt > closed.since) return this.inFlight === 0;
    const isBusy = closed.failure === 'rate_limited';
    throw new CallError(closed.failure, `not asked: ${closed.detail}`, {
      transient: isBusy,
      retryAfterMs: isBusy ? remaining : null,
    });
  }

  private isKnown(): boolean {
    return this.answeredAt !== null && this.now() - this.answeredAt < KNOWN_FOR_MS;
  }

  private answered(): void {
    this.closed = null;
    this.refusals = 0;
    this.answeredAt = this.now();
  }

  private failed(error: CallError): void {
    const { failure, detail } = error;
    if (SILENCE.has(failure)) return;
    // Whatever else it refuses, it read the request: key, model and quota are in order.
    if (!REFUSALS.has(failure)) return this.answered();
    this.refusals += 1;
    this.answeredAt = null;
    const named = error.options.retryAfterMs ?? null;
    if (named === null && this.refusals < FEW && this.closed === null) return;
    const lasts = named ?? (failure === 'rate_limited' ? BUSY_MS : CLOSED_MS);
    this.closed = { failure, detail, until: this.now() + lasts, since: this.date() };
  }

  private change(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const stop = (): void => {
        this.waiting = this.waiting.filter((other) => other !== wake);
        reject(signal?.reason);
      };
      const wake = (): void => {
        signal?.removeEventListener('abort', stop);
        resolve();
      };
      if (signal?.aborted) return stop();
      signal?.addEventListener('abort', stop, { once: true });
      this.waiting.push(wake);
    });
  }
}
