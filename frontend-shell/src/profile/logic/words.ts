import type { AccessStatus } from '@marklight/contracts/auth';
import { countOf } from '@marklight/ui/words';

/** What the AI service used, "12,300 tokens, about US$0.05"; without a known price, the tokens alone. */
export function usageText(tokens: number, costUsd: number | null): string {
  const cost = costUsd === null ? '' : `, about US$${costUsd.toFixed(2)}`;
  return `${countOf(tokens, 'token')}${cost}`;
}

/** What the account may use of the AI service; empty where there is no cap. */
export function allowanceText(cap: number | null, access: AccessStatus): string {
  if (cap === null) return '';
  const whose = access === 'trial' ? 'an account on trial' : 'your account';
  return ` Each calendar month (UTC) ${whose} may use ${countOf(cap, 'token')}.`;
}
