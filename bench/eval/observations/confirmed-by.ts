import type { SentenceCode } from './labels';

/** Which labels say that an observation of this kind is right; kinds that count what they say need none. */
export const CONFIRMED_BY: Readonly<Record<string, readonly SentenceCode[]>> = {
  'reason-given': ['R', 'E', 'Es', 'Eh', 'Xr'],
  'source-quoted': ['Q'],
};
