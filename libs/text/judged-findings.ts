import type { Locale } from '@marklight/contracts/language';
import { isCertainHere, startsSentence } from './certain-here';
import { certainCorrectionOf, isCompound, isWordAllTheSame, type Place } from './corrections/correction';
import { mayCorrect } from './harper-rules';
import { WORDS_WITH_SUGGESTIONS } from './harper-stretches';
import { type LintFinding, withoutOverlaps } from './linter';
import { inCaseOf, ownFindings } from './own-checks';
import { insideOf, notOwnWordsOf } from './quotations';
import { type Segmentation, segment, type Word } from './segmentation';
import { isMisspelling, knownWords } from './spelling-verdict';

/**
 * What counts of Harper's findings in a text, with our own checks where Harper is weak. A finding has a suggestion
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
  const starts = new Set(
    kept.filter((f) => f.rule === START_OF_SENTENCE && startsSentence(f, text)).map(({ start }) => start),
  );
  return withCertainSuggestions(segmentation, locale, withoutOverlaps(kept), starts);
}

const SPELLING = 'SpellCheck';
const START_OF_SENTENCE = 'SentenceCapitalization';

/**
 * Leaves each finding its suggestion if that is certain, or none, and drops findings on words that exist after all.
 * @param starts where sentences start with a small letter
 */
function withCertainSuggestions(
  segmentation: Segmentation,
  locale: Locale,
  findings: readonly LintFinding[],
  starts: ReadonlySet<number>,
): LintFinding[] {
  const placeOf = placesIn(segmentation, locale, findings);
  const looked = new Set<string>();
  const marked = new Set(findings.map(({ start }) => start));
  return findings.flatMap((finding): LintFinding[] => {
    if (finding.rule === undefined) return [finding];
    if (finding.rule === START_OF_SENTENCE && !isWordAllTheSame(finding.text))
      return [
        inOurWords(misspeltFirst(finding, certainCorrectionOf(finding.text, placeOf(finding)), starts)),
      ];
    if (finding.rule !== SPELLING) {
      const certain =
        finding.suggestions.length === 1 &&
        mayCorrect(finding.rule) &&
        isCertainHere(finding, segmentation.text, marked);
      return [inOurWords(certain ? finding : { ...finding, suggestions: [] })];
    }
    looked.add(finding.text);
    if (looked.size > WORDS_WITH_SUGGESTIONS) return [inOurWords({ ...finding, suggestions: [] })];
    const correction = isPart(finding, segmentation.text)
      ? null
      : certainCorrectionOf(finding.text, placeOf(finding));
    if (correction === null && isWordAllTheSame(finding.text) && !isNameWithoutCapital(finding)) return [];
    if (correction === null && isCompound(finding.text)) return [];
    const suggestions =
      correction === null ? [] : [asWritten(finding, correction, starts.has(finding.start))];
    return [inOurWords({ ...finding, suggestions })];
  });
}

/**
 * Harper reports one thing about a word. If a word that needs a capital is also misspelt, the capital alone would
 * leave it wrong; if it may be misspelt, the place is marked.
 */
const misspeltFirst = (
  finding: LintFinding,
  correction: string | null,
  starts: ReadonlySet<number>,
): LintFinding =>
  correction === null
    ? { ...finding, suggestions: [] }
    : {
        ...finding,
        kind: 'spelling',
        rule: SPELLING,
        message: `Did you mean to spell \`${finding.text}\` this way?`,
        suggestions: [asWritten({ ...finding, suggestions: [] }, correction, starts.has(finding.start))],
      };

/** "Self-aliance": only the whole word shows what a part means. */
const isPart = ({ start, end }: LintFinding, text: string): boolean =>
  text.charAt(start - 1) === '-' || text.charAt(end) === '-';

/** The correction with the capitals and the kind of apostrophe that fit its place. */
function asWritten({ text, suggestions }: LintFinding, correction: string, isStart: boolean): string {
  // Harper knows names by their capitals.
  const name = suggestions.find((one) => one !== correction && one.toLowerCase() === correction);
  const inCase = inCaseOf(text, text === text.toLowerCase() ? (name ?? correction) : correction);
  const capital = isStart ? inCase.charAt(0).toUpperCase() + inCase.slice(1) : inCase;
  return text.includes('’') ? capital.replace(/'/gu, '’') : capital;
}

const isNameWithoutCapital = ({ text, suggestions }: LintFinding): boolean =>
  suggestions.some((suggestion) => suggestion !== text && suggestion.toLowerCase() === text);

const formOf = (word: string): string => word.toLowerCase().replace(/’/gu, "'");
/** Words shorter than this are in every text, and say nothing about its subject. */
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
