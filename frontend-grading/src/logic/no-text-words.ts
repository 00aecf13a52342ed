import type { Essay } from '@marklight/contracts/essays';

/** Why there is no analysis of an essay without text. */
export function noTextWords({ reading }: Pick<Essay, 'reading'>): string {
  return reading
    ? 'This essay’s pages are still being read. They are analysed once that is done.'
    : 'No text was read from this essay, so there is nothing to analyse. Its pages show what was handed in.';
}
