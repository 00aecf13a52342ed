import type { Locale } from '@marklight/contracts/language';
import { isSchoolWord } from './corrections/school-words';
import type { LintFinding } from './linter';
import type { Segmentation } from './segmentation';
import { isRightHere, respellingFor } from './variants';

/** What the text itself tells about a word that the dictionary does not know. */
export interface KnownWords {
  /** Lower-case forms that stand capitalised inside a sentence somewhere: names. */
  names: ReadonlySet<string>;
  sentenceStarts: ReadonlySet<number>;
}

export function knownWords(segmentation: Segmentation, findings: readonly LintFinding[]): KnownWords {
  const unknown = new Set(findings.filter((f) => f.kind === 'spelling').map((f) => f.start));
  const names = new Set<string>();
  const sentenceStarts = new Set<number>();
  for (const sentence of segmentation.sentences) {
    sentence.words.forEach((word, position) => {
      if (position === 0) sentenceStarts.add(word.start);
      else if (unknown.has(word.start) && /^\p{Lu}\p{Ll}/u.test(word.text)) names.add(bare(word.text));
    });
  }
  return { names, sentenceStarts };
}

const bare = (word: string): string => word.toLowerCase().replace(/['’]s?$/u, '');

/** Damerau–Levenshtein distance, counted up to `limit` + 1. */
function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((previous[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (previous[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, (before[j - 2] ?? 0) + 1);
      row.push(best);
    }
    before = previous;
    previous = row;
  }
  return previous[b.length] ?? limit + 1;
}

/**
 * Whether a word that the dictionary does not know is a misspelling, rather than a name, an acronym, a word
 * with figures in it, a word of another script, or a spelling that the standard accepts.
 */
export function isMisspelling(finding: LintFinding, known: KnownWords, locale: Locale): boolean {
  const { text } = finding;
  if (/\p{N}|[@#_/\\]/u.test(text) || /[^\p{Script=Latin}\p{M}'’‐‑.\s-]/u.test(text)) return false;
  // One letter, and capitals only: initials, acronyms, shouting.
  if (text.length < 2 || (text === text.toUpperCase() && text.length <= 6)) return false;
  if (isSchoolWord(text)) return false;
  if (isRightHere(text, locale) || isHalfOfStandard(finding, locale)) return false;
  if (/^\p{Ll}/u.test(text) || / /u.test(text)) return true;
  if (known.names.has(bare(text)) || !known.sentenceStarts.has(finding.start))
    return isWordInCapitals(finding);
  // The first word of a sentence is capitalised either way: a name is not close to a dictionary word.
  const [first = ''] = finding.suggestions;
  const limit = text.length >= 8 ? 2 : 1;
  return first !== '' && distance(bare(text), first.toLowerCase(), limit) <= limit;
}

/** "BECUASE": a whole word in capitals, close to a word; mid-sentence capitals otherwise are names. */
function isWordInCapitals({ text, suggestions: [first = ''] }: LintFinding): boolean {
  return text === text.toUpperCase() && distance(text.toLowerCase(), first.toLowerCase(), 1) <= 1;
}

/** "synthesise" beside a dictionary that lists it with z only (or the reverse) where -ise is right. */
function isHalfOfStandard({ text, suggestions }: LintFinding, locale: Locale): boolean {
  if (locale === 'en-US' || locale === 'en-CA') return false;
  const lower = text.toLowerCase();
  return (
    respellingFor(lower, locale) === null &&
    /is(?:e|es|ed|ing|er|ers|ation|ations)$/u.test(lower) &&
    suggestions.some((suggestion) => suggestion.toLowerCase() === lower.replace(/is(?=[a-z]+$)/u, 'iz'))
  );
}
