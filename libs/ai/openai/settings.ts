/** US dollars for a million tokens. */
export interface PricePerMillion {
  input: number;
  output: number;
}

export interface OpenAiSettings {
  /** Null for a server that asks for no key; then no Authorization header is sent. */
  apiKey: string | null;
  /** With its version path ("http://localhost:11434/v1"); null for OpenAI itself. */
  baseUrl: string | null;
  model: string;
  /** Longest wait for one call, headers and body, in milliseconds. Default 60 s. */
  timeoutMs?: number;
  /** Gradings that the service is asked for at a time; the others wait in their order. Default: as many as come. */
  gradingsAtOnce?: number;
  /** Calls for one question while the service is busy, down or silent. Default 4. */
  maxAttempts?: number;
  /** Longest time for one essay with all its waits and calls, in milliseconds. Default 5 minutes. */
  totalBudgetMs?: number;
  /** Longest prompt sent, in tokens as `estimateTokens` counts them. Default 100,000. */
  maxPromptTokens?: number;
  /** Longest answer asked for, in tokens, reasoning included: a guard against a model that runs away. */
  maxAnswerTokens?: number;
  /** For models that the price table does not know, or a negotiated price. */
  pricePerMillion?: PricePerMillion | null;
  /** Rejects with the signal's reason when it is aborted. */
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>;
  /** Milliseconds; only differences are used. */
  now?: () => number;
  /** 0 ≤ x < 1; spreads the waits of essays that were turned away together. */
  random?: () => number;
}

export type ResolvedSettings = Required<OpenAiSettings>;

const SECOND = 1000;

/** The settings with every default filled in. */
export function resolveSettings(settings: OpenAiSettings): ResolvedSettings {
  return {
    apiKey: settings.apiKey,
    baseUrl: settings.baseUrl,
    model: settings.model,
    timeoutMs: settings.timeoutMs ?? 60 * SECOND,
    gradingsAtOnce: settings.gradingsAtOnce ?? Infinity,
    maxAttempts: settings.maxAttempts ?? 4,
    totalBudgetMs: settings.totalBudgetMs ?? 300 * SECOND,
    maxPromptTokens: settings.maxPromptTokens ?? 100_000,
    maxAnswerTokens: settings.maxAnswerTokens ?? 16_000,
    pricePerMillion: settings.pricePerMillion ?? null,
    sleep: settings.sleep ?? sleep,
    now: settings.now ?? (() => performance.now()),
    random: settings.random ?? Math.random,
  };
}

function sleep(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, ms);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}
