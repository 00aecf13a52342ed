import type { PricePerMillion } from './settings';

/**
 * US dollars per million tokens at OpenAI's standard tier, without the discounts for cached input or
 * batches, so that a cost shown is not below the bill. Taken from published price lists as of June 2026 and not
 * checked against a bill: AI_TOKEN_PRICE overrides them.
 */
const PRICES: Readonly<Record<string, PricePerMillion>> = {
  'gpt-4o': { input: 2.5, output: 10 },
  'gpt-4o-2024-05-13': { input: 5, output: 15 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-5.1': { input: 1.25, output: 10 },
  o3: { input: 2, output: 8 },
  'o3-mini': { input: 1.1, output: 4.4 },
  'o4-mini': { input: 1.1, output: 4.4 },
};

const SNAPSHOT_DATE = /-\d{4}-\d{2}-\d{2}$/;

/**
 * The price of a model, by its name or that of the model a dated snapshot belongs to; null where it is not
 * known. A model of the same name on a server other than OpenAI's has no known price.
 */
export function priceOf(model: string, baseUrl: string | null): PricePerMillion | null {
  if (baseUrl !== null && new URL(baseUrl).hostname !== 'api.openai.com') return null;
  for (const name of [model, model.replace(SNAPSHOT_DATE, '')]) {
    if (Object.hasOwn(PRICES, name)) return PRICES[name] ?? null;
  }
  return null;
}

/** US dollars, rounded to a millionth; null where the price is. */
export function costOf(
  tokens: { promptTokens: number; completionTokens: number },
  price: PricePerMillion | null,
): number | null {
  if (!price) return null;
  const millionths = tokens.promptTokens * price.input + tokens.completionTokens * price.output;
  return Math.round(millionths) / 1e6;
}
