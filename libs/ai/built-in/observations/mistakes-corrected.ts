import type { FindingKind, LintFinding } from '@marklight/text/linter';
import { isWordAllTheSame } from '@marklight/text/corrections/correction';
import { distanceBetween } from '@marklight/text/corrections/likeness';
import { respellingFor } from '@marklight/text/variants';
import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import type { Observation, ObservationKind } from './observation';

/** A mistake as a student can search for it, with what to write. */
export interface Mistake {
  sentence: ReadSentence;
  finding: LintFinding;
  /** Where another right word is spelt like the mistake, with the word beside it: "there computer". */
  words: string;
  /** What to write for `words`; null where nothing is certain. */
  right: string | null;
}

/** A longer stretch is a sentence to read again, not words to search for. */
const MOST_WORDS = 4;
const AT_MOST = 4;

/** Corrections that teachers found wrong or half done, by the words as they would stand. */
const WRONG =
  /(?:they['’]re|you['’]re|we['’]re) (?:had|have|has|was|were|are|is|will|would|can|could|should|did|do)\b/iu;
/** "People is" is no mistake where something else is the subject: "what helps people is …". */
const BEFORE_A_SUBJECT =
  /^(?:|and|but|because|that|when|if|so|then|most|some|many|other|these|those|young|old|all|which|where|although|while|since)$/iu;
const FORM_OF_BE = /^(?:am|is|are|was|were|be|been|being|not|n['’]t|\p{L}+['’](?:m|re|s))$/iu;

/** Whether a correction can be handed over: it must leave right words, in this place. */
function isSound(sentence: ReadSentence, finding: LintFinding, { words, right }: Mistake): boolean {
  if (right === null) return true;
  const before = sentence.words.filter(({ end }) => end <= finding.start);
  const last = before.at(-1)?.text ?? '';
  // A capital alone is no word to change for another.
  if (finding.kind === 'word_choice' && right.toLowerCase() === words.toLowerCase()) return false;
  if (WRONG.test(right) || /\bcouple\b/iu.test(words) || /\b(\p{L}+) \1\b/iu.test(right)) return false;
  // An "-ed" that was not written is another form than may be meant: "pursude" may be "persuade".
  if (finding.kind === 'spelling' && /[^e]ed$/iu.test(right) && !/d$/iu.test(words)) return false;
  // "It's" at the head of a sentence nearly always is "it is", also before a noun.
  if (/^it['’]s$/iu.test(finding.text) && /^its$/iu.test(finding.suggestions[0] ?? '')) return false;
  // "It takes a while" is right; only after a verb may it be one word.
  if (/\bawhile\b/iu.test(right)) return false;
  // "Making sure there home before ten" lacks a verb: "they're" is meant, not "their".
  if (/^there$/iu.test(finding.text) && /^their (?:home|here|there|back|out|gone|late|now)$/iu.test(right))
    return false;
  if (/^suppose to$/iu.test(finding.text) || /^suppose$/iu.test(finding.text)) return FORM_OF_BE.test(last);
  if (/^(?:is|was|has|does)$/iu.test(finding.text) && last.toLowerCase() === 'people')
    return BEFORE_A_SUBJECT.test(before.at(-2)?.text ?? '');
  return true;
}

/** "A other" is one word. */
const another = (mistake: Mistake, next: string | undefined): Mistake =>
  /^an?$/iu.test(mistake.finding.text) && next?.toLowerCase() === 'other'
    ? {
        ...mistake,
        words: `${mistake.finding.text} ${next}`,
        right: mistake.finding.text.startsWith('A') ? 'Another' : 'another',
      }
    : mistake;

/** A spelling further from what was written may be another word than the one that was meant. */
const MOST_CHANGED = 2;
const certainOf = ({ kind, text, suggestions }: LintFinding): string | undefined => {
  const [first] = suggestions;
  const isFar =
    first !== undefined &&
    kind === 'spelling' &&
    distanceBetween(text.toLowerCase(), first.toLowerCase(), MOST_CHANGED + 1) > MOST_CHANGED;
  return isFar ? undefined : first;
};

/** The mistake with the word behind it, or before it, where it is a word that is right elsewhere. */
function mistakeOf(sentence: ReadSentence, finding: LintFinding): Mistake | null {
  const suggestion = certainOf(finding);
  const isMarked = (start: number, end: number): boolean =>
    sentence.findings.some((other) => other !== finding && other.start < end && other.end > start);
  const isWord = /^\p{L}+$/u.test(finding.text) && isWordAllTheSame(finding.text);
  const plain = { sentence, finding, words: finding.text, right: suggestion ?? null };
  if (!isWord) return plain;
  const gap = (from: number, to: number): boolean =>
    sentence.text.slice(from - sentence.start, to - sentence.start) === ' ';
  const next = sentence.words.find(({ start }) => start >= finding.end);
  const last = sentence.words.filter(({ end }) => end <= finding.start).at(-1);
  const after = next !== undefined && gap(finding.end, next.start) ? ` ${next.text}` : '';
  // What a verb agrees with stands before it.
  const needed = after === '' || finding.kind === 'grammar';
  const before = needed && last !== undefined && gap(last.end, finding.start) ? `${last.text} ` : '';
  if (before === '' && after === '') return null;
  // A neighbour that is itself marked would stand as right in what is to be written.
  if (after !== '' && next !== undefined && isMarked(next.start, next.end)) return null;
  if (before !== '' && last !== undefined && isMarked(last.start, last.end)) return null;
  return another(
    {
      ...plain,
      words: before + finding.text + after,
      right: suggestion === undefined ? null : before + suggestion + after,
    },
    next?.text,
  );
}

/** The mistakes of these kinds in the writer's own sentences, in order. */
export function mistakesIn({ reading, locale }: JudgedEssay, kinds: readonly FindingKind[]): Mistake[] {
  return reading.own.flatMap((sentence) =>
    sentence.findings.flatMap((finding): Mistake[] => {
      const { kind, text, end } = finding;
      if (!kinds.includes(kind) || end > sentence.end || text.split(/\s/u).length > MOST_WORDS) return [];
      // Right in another country's English: the teacher sees it among the findings, the student is not told of a mistake.
      if (respellingFor(text, locale) !== null) return [];
      const mistake = mistakeOf(sentence, finding);
      return mistake === null || !isSound(sentence, finding, mistake) ? [] : [mistake];
    }),
  );
}

const keyOf = ({ words }: Mistake): string => words.toLowerCase();

/** Mistakes by their words, those that come most often first. */
export function byWords(mistakes: readonly Mistake[]): [Mistake, number][] {
  const groups = new Map<string, [Mistake, number]>();
  for (const mistake of mistakes) {
    const group = groups.get(keyOf(mistake));
    if (group === undefined) groups.set(keyOf(mistake), [mistake, 1]);
    else group[1] += 1;
  }
  return [...groups.values()].sort(([, one], [, other]) => other - one);
}

export const observed = (
  { sentence, words, right }: Mistake,
  slots: Readonly<Record<string, string>> = {},
): Observation[] =>
  right === null ? [] : [{ sentence, quote: words, slots: { quoteRight: right, ...slots } }];

/** Each mistake with its certain correction, once. */
export const corrected = (mistakes: readonly Mistake[]): Observation[] =>
  byWords(mistakes)
    .flatMap(([mistake]) => observed(mistake))
    .slice(0, AT_MOST);

export const TIMES = ['', '', 'twice', 'three times', 'four times', 'five times', 'six times'];

/** How a mistake is put right in a line of its kind's step. */
export const CORRECT = [
  '{Search for|Look for|Find} {quote} {and write|and make it|and change it to} {quoteRight}.',
  '{In place of|Instead of} {quote}, {write|put} {quoteRight}.',
  'Replace {quote} with {quoteRight}{, then read the sentence again| and read the sentence once more|}.',
  '{Change|Correct} {quote} to {quoteRight}{, then check the rest of the sentence|, then read on from there|}.',
];

export const toCorrect = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  step: readonly string[],
  says: readonly string[] = [],
): ObservationKind => ({
  id,
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn,
  find,
  says,
  step: { low: step, high: step },
});

export const confusedPair = toCorrect(
  'confused-pair',
  ['grammar', 'conventions', 'spelling'],
  (essay) => corrected(mistakesIn(essay, ['word_choice'])),
  [...CORRECT, '{You need|Use} {quoteRight} where you {have|wrote} {quote}.'],
);

/** "English" in small letters is spelt right. */
const lacksCapital = ({ finding: { text, suggestions } }: Mistake): boolean =>
  suggestions[0] !== text && suggestions[0]?.toLowerCase() === text.toLowerCase();

/** A name without its capital. */
export const nameWithoutCapital = toCorrect(
  'name-without-capital',
  ['spelling', 'conventions', 'punctuation'],
  (essay) =>
    corrected(
      mistakesIn(essay, ['spelling'])
        .filter(lacksCapital)
        .map((mistake) => ({
          ...mistake,
          words: mistake.finding.text,
          right: mistake.finding.suggestions[0] ?? null,
        })),
    ),
  [
    '{quoteRight} is a name and {takes|needs} a capital{ letter|}: {change|correct} {quote}.',
    '{Change|Correct} {quote} to {quoteRight}: names {begin with|take} a capital.',
    'Give {quote} a capital{ letter|}, {since|because} it is a name: {quoteRight}.',
    'A name {always |}{has|takes} a capital: {write|make it} {quoteRight} in place of {quote}.',
  ],
);

export const misspelling = toCorrect(
  'misspelling-corrected',
  ['spelling', 'conventions'],
  (essay) => corrected(mistakesIn(essay, ['spelling']).filter((mistake) => !lacksCapital(mistake))),
  [...CORRECT, '{Learn|Practise} one spelling from this essay: {write|it is} {quoteRight}, not {quote}.'],
);

export const lostApostrophe = toCorrect(
  'apostrophe-corrected',
  ['punctuation', 'conventions'],
  (essay) => corrected(mistakesIn(essay, ['punctuation'])),
  [...CORRECT, '{Watch|Check|Look at} the apostrophe in {quote}: {write|make it} {quoteRight}.'],
);

export const agreement = toCorrect(
  'grammar-corrected',
  ['grammar', 'conventions'],
  (essay) => corrected(mistakesIn(essay, ['grammar'])),
  CORRECT,
);
