import type { Essay } from '@marklight/contracts/essays';
import { isWithoutWriting } from '@marklight/contracts/scans';

/** Why there is no analysis of an essay without text. */
export function noTextWords({ reading, fileFaults }: Pick<Essay, 'reading' | 'fileFaults'>): string {
  if (reading) return 'This essay’s pages are still being read. They are analysed once that is done.';
  return isWithoutWriting(fileFaults, false)
    ? 'No writing was found on the pages of this essay, so there is nothing to analyse. Its pages show what was handed in.'
    : 'No text was read from this essay, so there is nothing to analyse. Its pages show what was handed in.';
}
