import { countOf } from '@marklight/ui/words';

/** What the AI service used, "12,300 tokens, about US$0.05"; without a known price, the tokens alone. */
export function usageText(tokens: number, costUsd: number | null): string {
  const cost = costUsd === null ? '' : `, about US$${costUsd.toFixed(2)}`;
  return `${countOf(tokens, 'token')}${cost}`;
}
