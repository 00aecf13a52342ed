import type { LintFinding } from '@marklight/text/linter';
import type { JudgedEssay } from '../judged-essay';
import { judgedEssayOf } from './judged-essay-of';

/** Words that the checker marks wherever they stand, with its first suggestion; null for none. */
export type Marked = [words: string, right: string | null, kind: LintFinding['kind'], rule?: string];

/** An essay as it is judged, with the findings that a checker would give. */
export async function markedEssay(essayText: string, marked: readonly Marked[] = []): Promise<JudgedEssay> {
  const findings = marked
    .flatMap(([words, right, kind, rule]) =>
      [...essayText.matchAll(new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'gu'))].map(
        (match): LintFinding => ({
          kind,
          rule: rule ?? 'SpellCheck',
          start: match.index,
          end: match.index + words.length,
          text: words,
          message: '',
          suggestions: right === null ? [] : [right],
        }),
      ),
    )
    .sort((a, b) => a.start - b.start);
  return judgedEssayOf(essayText, {}, { lint: () => Promise.resolve(findings) });
}
