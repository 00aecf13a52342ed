/** How the built-in grader begins when it shows one of the student's sentences with its slips corrected. */
export const CORRECTION_BEGINS = 'You wrote: “';

/** What the comparison of a criterion is called. @param whose 'yours' where the student reads it */
export function comparisonLabel(text: string, whose: 'yours' | 'theirs'): string {
  if (text.startsWith(CORRECTION_BEGINS))
    return whose === 'yours' ? 'One of your sentences, corrected' : 'One of their sentences, corrected';
  return whose === 'yours' ? 'Compared with a model answer' : 'Compared with an exemplar';
}
