/** `note`: works, but somebody should know. `problem`: something that teachers need does not work. */
export type Verdict = 'ok' | 'note' | 'problem';

/** What the doctor found about one part, worded for the person who runs the server. */
export interface Finding {
  subject: string;
  verdict: Verdict;
  words: string;
}

/** Makes the findings of one part: `const tell = about('Database'); tell('ok', 'PostgreSQL 18')`. */
export const about =
  (subject: string) =>
  (verdict: Verdict, words: string): Finding => ({ subject, verdict, words });
