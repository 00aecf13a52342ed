import type { LintFinding } from './linter';

/** A pattern that is wrong wherever it matches. `correct` gives the right words, or null for none after all. */
export interface TextRule {
  kind: LintFinding['kind'];
  pattern: RegExp;
  message: string;
  correct: (match: RegExpMatchArray) => string | null;
}
