import type { LanguageFinding } from '@marklight/contracts/analysis';
import type { Locale } from '@marklight/contracts/language';

/** What a finding is about. Only `spelling` is listed as spelling; the others are listed as grammar. */
export type FindingKind =
  'spelling' | 'grammar' | 'punctuation' | 'capitalisation' | 'word_choice' | 'repetition';

export interface LintFinding extends LanguageFinding {
  kind: FindingKind;
  /** The rule that found it, where it is one of harper.js. */
  rule?: string;
}

/** Checks spelling and grammar. Findings are in order of their start and do not overlap. */
export interface Linter {
  /** @param signal stops between two paragraphs; then the promise rejects with its reason */
  lint(text: string, locale: Locale, signal?: AbortSignal): Promise<LintFinding[]>;
}

/** Keeps, of findings that overlap, the one that starts first, and of those the longest. */
export function withoutOverlaps(findings: readonly LintFinding[]): LintFinding[] {
  const ordered = [...findings].sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: LintFinding[] = [];
  for (const finding of ordered) {
    if (finding.start >= (kept.at(-1)?.end ?? 0)) kept.push(finding);
  }
  return kept;
}

/** The checker could not be loaded, so nothing can be checked; the message says why in the system's words. */
export class LinterLoadError extends Error {
  override readonly name = 'LinterLoadError';
}

/** Checking this text takes more processor time than it may. */
export class LinterOverworkedError extends Error {
  override readonly name = 'LinterOverworkedError';
}
