import { ProviderError, type ProviderFailure } from '../provider-error';
import { CallError } from './call-error';
import type { ResolvedSettings } from './settings';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;
/** If less time than this is left, a call is not worth its tokens. */
const SHORTEST_CALL_MS = 1_000;

const RETRYABLE: ReadonlySet<ProviderFailure> = new Set([
  'rate_limited',
  'unavailable',
  'timeout',
  'bad_answer',
]);

/** The time that one essay may take, over all its calls and waits. */
export class TimeBudget {
  private endsAt: number;

  constructor(
    readonly settings: ResolvedSettings,
    readonly signal: AbortSignal | undefined,
  ) {
    this.endsAt = settings.now() + settings.totalBudgetMs;
  }

  remainingMs(): number {
    return this.endsAt - this.settings.now();
  }

  /** Time spent waiting for our own other calls does not count as the essay's. */
  lengthen(ms: number): void {
    this.endsAt += ms;
  }

  /** The longest that a call which starts now may take. */
  callMs(): number {
    return Math.min(this.settings.timeoutMs, Math.max(1, Math.floor(this.remainingMs())));
  }
}

/** The failure as the caller of the provider sees it. */
export function toProviderError(error: CallError): ProviderError {
  return new ProviderError(error.failure, RETRYABLE.has(error.failure), error.options.retryAfterMs ?? null, {
    detail: error.detail,
  });
}

/**
 * Calls until it succeeds, fails for good, or attempts or time run out. Waits double from half a second to
 * 20 s with up to a quarter added by chance; where the service names a wait, that one, however long, as
 * long as it fits the budget. The SDK's own retries are off: they ignore a Retry-After over a minute.
 * @throws CallError of a kind that another call would not change, or with the attempts or time used up.
 */
export async function withRetries<T>(call: () => Promise<T>, budget: TimeBudget): Promise<T> {
  const { settings, signal } = budget;
  for (let attempt = 1; ; attempt += 1) {
    signal?.throwIfAborted();
    const remaining = budget.remainingMs();
    if (remaining < SHORTEST_CALL_MS && attempt === 1) throw new CallError('timeout', 'time budget used up');
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof CallError) || !error.options.transient || attempt >= settings.maxAttempts)
        throw error;
      const backOff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
      const wait = error.options.retryAfterMs ?? backOff * (1 + settings.random() / 4);
      if (wait + SHORTEST_CALL_MS > budget.remainingMs()) throw error;
      await settings.sleep(wait, signal);
    }
  }
}
