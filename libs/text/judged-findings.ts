import type { Locale } from '@marklight/contracts/language';
import { certainCorrectionOf, isWordAllTheSame, type Place } from './corrections/correction';
import { vocabulary } from './corrections/vocabulary';
import { mayCorrect } from './harper-rules';
import { WORDS_WITH_SUGGESTIONS } from './harper-stretches';
import { type LintFinding, withoutOverlaps } from './linter';
import { inCaseOf, ownFindings } from './own-checks';
import { insideOf, notOwnWordsOf } from './quotations';
import { type Segmentation, segment, type Word } from './segmentation';
import { isMisspelling, knownWords } from './spelling-verdict';

/**
 * What counts of Harper's findings in a text, with checks of our own where Harper is weak. A finding has a suggestion
 * only where one is certain; else it only marks the place.
 */
export function judgedFindings(
  text: string,
  locale: Locale,
  findings: readonly LintFinding[],
): LintFinding[] {
  const segmentation = segment(text);
  const words = knownWords(segmentation, findings);
  const ours = ownFindings(segmentation, locale);
  const notOwn = insideOf(notOwnWordsOf(text));
  const kept = [
    ...ours,
    ...findings.filter((f) => f.kind !== 'spelling' || isMisspelling(f, words, locale)),
  ].filter((finding) => !notOwn(finding.start) && text.slice(finding.start, finding.end) === finding.text);
  return withCertainSuggestions(segmentation, locale, withoutOverlaps(kept));
}

/** Leaves each finding the suggestion that is certain, or none, and drops those of words that are words after all. */
function withCertainSuggestions(
  segmentation: Segmentation,
  locale: Locale,
  findings: readonly LintFinding[],
): LintFinding[] {
  const placeOf = placesIn(segmentation, locale, findings);
  const looked = new Set<string>();
  const marked = new Set(findings.map(({ start }) => start));
  return findings.flatMap((finding): LintFinding[] => {
    if (finding.rule === undefined) return [finding];
    if (finding.rule !== 'SpellCheck') {
      const certain =
        finding.suggestions.length === 1 &&
        mayCorrect(finding.rule) &&
        isCertainHere(finding, segmentation.text, marked);
      return [inOurWords(certain ? finding : { ...finding, suggestions: [] })];
    }
    looked.add(finding.text);
    if (looked.size > WORDS_WITH_SUGGESTIONS) return [inOurWords({ ...finding, suggestions: [] })];
    const correction = certainCorrectionOf(finding.text, placeOf(finding));
    if (correction === null && isWordAllTheSame(finding.text) && !isNameWithoutCapital(finding)) return [];
    const suggestions = correction === null ? [] : [inCaseOf(finding.text, correction)];
    return [inOurWords({ ...finding, suggestions })];
  });
}

/** What stands for a name or a number that was taken out, and words that are misspelt themselves, tell no sound. */
function isCertainHere(
  { rule, start, end }: LintFinding,
  text: string,
  marked: ReadonlySet<number>,
): boolean {
  const after = /^\s+(\p{L}+)/u.exec(text.slice(end, end + 40));
  const next = after?.[1] ?? '';
  if (rule === 'AnA') {
    const isMarked = marked.has(end + (after?.[0].length ?? 0) - next.length);
    return (
      !isMarked &&
      vocabulary().frequencyOf(next.toLowerCase()) !== undefined &&
      !/^(?:every|some|any|an?$)/iu.test(next)
    );
  }
  // "There self" is "themselves".
  if (rule === 'ThereToTheir') return !/^sel(?:f|ves)$/iu.test(next);
  if (rule === 'SentenceCapitalization') return startsSentence(text, start, end);
  // "I" for "in" or "it" needs another cure.
  if (rule === 'CapitalizePersonalPronouns')
    return !/^\s+(?:very|many|the|an?|my|your|this|some|of|is)(?!\p{L})/iu.test(text.slice(end, end + 12));
  return true;
}

/**
 * Whether a sentence surely starts here: after one full stop, and not with a word that goes on with the one before.
 */
function startsSentence(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 60), start);
  const word = text.slice(start, end);
  if (/^(?:and|but|or|nor|because|which|that|who|whose|how|than|to|of|with|like|as|such)$/iu.test(word))
    return false;
  if (/\p{Lu}/u.test(word) || !/^(?:[^.!?\n]{1,60})/u.test(text.slice(end))) return false;
  const rest = text.slice(end, end + 200).split(/[.!?\n]/u)[0] ?? '';
  if (rest.trim().split(/\s+/u).length < 3) return false;
  return start === 0 || /(?:^|[^.!?@])[.!?]\s+$/u.test(before);
}

const isNameWithoutCapital = ({ text, suggestions }: LintFinding): boolean =>
  suggestions.some((suggestion) => suggestion !== text && suggestion.toLowerCase() === text);

const formOf = (word: string): string => word.toLowerCase().replace(/’/gu, "'");
/** Shorter words are in every text, and tell nothing of what it is about. */
const SHORTEST_OWN = 4;

/** What stands around each finding, and the words that the text spells right. */
function placesIn(
  { text, words }: Segmentation,
  locale: Locale,
  findings: readonly LintFinding[],
): (finding: LintFinding) => Place {
  const marked = new Set(findings.map(({ start }) => start));
  const at = new Map(words.map(({ start }, index): [number, number] => [start, index]));
  const ownWords = new Set(
    words
      .filter((word) => word.text.length >= SHORTEST_OWN && !marked.has(word.start))
      .map((word) => formOf(word.text)),
  );
  const beside = (word: Word | undefined, between: string): string | null =>
    word === undefined || !/^[^\S\n]+$/u.test(between) || marked.has(word.start) ? null : formOf(word.text);
  return ({ start, end }) => {
    const index = at.get(start);
    const before = index === undefined ? undefined : words[index - 1];
    const after = index === undefined ? undefined : words[index + 1];
    return {
      before: beside(before, text.slice(before?.end ?? start, start)),
      after: beside(after, text.slice(end, after?.start ?? end)),
      ownWords,
      locale,
    };
  };
}

/** Harper speaks of "this word" in backticks and asks questions; a teacher's note names the words. */
function inOurWords(finding: LintFinding): LintFinding {
  const { text, kind, message } = finding;
  const [first] = finding.suggestions;
  if (kind !== 'spelling' || !message.includes('`')) {
    const named = message.replace(/`([^`]*)`/gu, '“$1”');
    return { ...finding, message: first === undefined ? `Check “${text}”.` : named };
  }
  if (first === undefined) return { ...finding, message: `“${text}” is not in the dictionary.` };
  if (first.replace(/['’]/u, '') === text) {
    return { ...finding, kind: 'punctuation', message: `“${text}” needs an apostrophe: “${first}”.` };
  }
  return { ...finding, message: `“${text}” is not in the dictionary; did you mean “${first}”?` };
}
