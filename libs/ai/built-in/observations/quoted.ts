import { quotationsOf } from '@marklight/text/quotations';
import { wordsOf } from '@marklight/text/segmentation';
import type { EssayReading, ReadSentence } from '../essay-reading';
import { inQuotation, phraseAt, quotable } from './aids';
import { carriesOn, takesUp } from './follow-up';
import type { JudgedEssay } from '../judged-essay';
import type { Observation, ObservationKind } from './observation';

const LONGEST_QUOTE = 12;
/** Share of a quotation's words that stand in the source. */
const FROM_SOURCE = 0.7;

let known: { task: string; forms: ReadonlySet<string> } | null = null;
/** The words of the last task, kept for the next essay of the class. */
function sourceForms(task: string): ReadonlySet<string> {
  if (known?.task !== task)
    known = { task, forms: new Set(wordsOf(task).map(({ text }) => text.toLowerCase())) };
  return known.forms;
}
let knownRuns: { task: string; runs: ReadonlySet<string> } | null = null;
/** Every few words of the task in a row. */
function runsOf(task: string): ReadonlySet<string> {
  if (knownRuns?.task !== task) {
    const forms = wordsOf(task).map(({ text }) => text.toLowerCase());
    knownRuns = { task, runs: new Set(forms.map((_, at) => forms.slice(at, at + SHORTEST).join(' '))) };
  }
  return knownRuns.runs;
}
/** Shorter stretches in quotation marks are titles, single words or irony. */
const SHORTEST = 4;

interface Quotation {
  /** The quoted words, or their first whole phrase. */
  quote: string;
  sentence: ReadSentence;
  /** The last sentence that the quotation reaches into. */
  last: ReadSentence;
  /** Words of the sentence outside the quotation marks. */
  around: number;
  /** The quotation's place in the essay, with its marks. */
  span: { start: number; end: number };
}

/** A part of what is quoted that a comment can repeat: whole, or its first words up to a mark. */
function shortened(text: string): string | null {
  const words = wordsOf(text);
  const first = words[0];
  if (first === undefined) return null;
  if (words.length <= LONGEST_QUOTE) return text.slice(first.start, words.at(-1)?.end);
  for (let count = LONGEST_QUOTE; count >= SHORTEST; count -= 1) {
    const last = words[count - 1];
    const next = words[count];
    if (last === undefined || next === undefined) continue;
    if (
      /[,;:.!?…–—]/u.test(text.slice(last.end, next.start)) ||
      /^(?:and|but|who|which|where|when|while)$/iu.test(next.text)
    )
      return text.slice(first.start, last.end);
  }
  return null;
}

const TITLED =
  /(?:essay|story|article|memoir|poem|book|novel|passage|text|called|titled|entitled|named)[,:]? *$/iu;

/** Quotations of several words, with the sentences they stand in. Titles in quotation marks are left out. */
export function sourceQuotations({ text, sentences }: EssayReading): Quotation[] {
  let from = 0;
  return quotationsOf(text).flatMap((span) => {
    while (from < sentences.length - 1 && (sentences[from + 1]?.start ?? Infinity) <= span.start) from += 1;
    const sentence = sentences[from];
    if (sentence === undefined || sentence.end <= span.start) return [];
    let to = from;
    while (to < sentences.length - 1 && (sentences[to + 1]?.start ?? Infinity) < span.end) to += 1;
    const last = sentences[to] ?? sentence;
    const inside = text.slice(span.start + 1, span.end - 1);
    const words = wordsOf(inside);
    // A title: most of its longer words are capitalised.
    const long = words.filter(({ text: word }) => word.length > 3);
    const capitals = long.filter(({ text: word }) => /^\p{Lu}/u.test(word)).length;
    if (
      words.length < SHORTEST ||
      capitals > long.length / 2 ||
      TITLED.test(text.slice(Math.max(0, span.start - 30), span.start))
    )
      return [];
    const found = shortened(inside);
    // A phrase with half a pair of brackets is not quoted.
    const quote = found === null || /[()[\]]/u.test(found) ? null : found;
    const around =
      wordsOf(text.slice(sentence.start, span.start)).length +
      wordsOf(text.slice(span.end, Math.max(span.end, last.end))).length;
    return quote === null ? [] : [{ quote, sentence, last, around, span }];
  });
}

const EXPLAINS =
  /^\W*(?:this|that|these|here|it|the (?:quote|quotation|line|words?|author|passage)|in this (?:quote|line|passage)|he|she|the (?:cyclist|narrator|writer|character))(?: \p{L}+){0,2} (?:show|shows|means|mean|tell|tells|prove|proves|explain|explains|suggest|suggests|make|makes|describe|describes|create|creates|give|gives|demonstrate|demonstrates|illustrate|illustrates|is saying|is telling|is talking)(?!\p{L})/iu;

const explains = (reading: EssayReading, sentence: ReadSentence | undefined): boolean =>
  sentence !== undefined && !inQuotation(reading)(sentence.start) && EXPLAINS.test(sentence.text);

/** Words after the closing mark that comment on what was quoted. */
const COMMENT_FROM = 5;

/** This many sentences after a quotation may say what it means. */
const MAY_COMMENT = 2;
const GOES_ON =
  /^\W*(?:another|also|in addition|furthermore|next|then|second|third|final|last|in conclusion|overall|paragraph)|["“”]/iu;
const mayComment = ({ text, words }: ReadSentence): boolean =>
  words.length >= COMMENT_FROM && !GOES_ON.test(text);

/** Whether the writer says something of the quotation: around it, or in the next sentence. */
export function isCommented(reading: EssayReading, { sentence, last, span }: Quotation): boolean {
  const after = reading.text.slice(span.end, Math.max(span.end, last.end));
  return (
    wordsOf(after).length >= COMMENT_FROM ||
    carriesOn(reading.text.slice(sentence.start, span.start)) ||
    carriesOn(after) ||
    takesUp(reading.sentences[last.index + 1]) ||
    reading.sentences.slice(last.index + 1, last.index + 1 + MAY_COMMENT).some(mayComment)
  );
}

const SOURCE_TASKS = ['source-answer'] as const;

/**
 * Whether the quoted words are in the task's source, apart from a slip of the pen; true where there is no source
 * to check.
 */
function isOfSource({ reading, task }: JudgedEssay, quote: string): boolean {
  if (!reading.hasSource || task === null) return true;
  const source = sourceForms(task);
  const forms = wordsOf(quote).map(({ text }) => text.toLowerCase());
  return (
    forms.filter((form) => source.has(form)).length >= FROM_SOURCE * forms.length &&
    forms.some(
      (_, at) => at + SHORTEST <= forms.length && runsOf(task).has(forms.slice(at, at + SHORTEST).join(' ')),
    )
  );
}

/** Somebody is heard, with words put into the mouth: a conversation retold, not the text’s own words. */
const SPEAKS =
  /(?<!\p{L})(?:(?:was|were|is|'s) (?:all )?like|(?:guy|man|men|boy|girl|lady|he|she|they|i) (?:said|says|told \p{L}+|asked|replied|answered))[,:]?\s*$/iu;
const isSpoken = ({ text }: EssayReading, { span }: Quotation): boolean =>
  SPEAKS.test(text.slice(Math.max(0, span.start - 40), span.start));

export const quotationExplained: ObservationKind = {
  id: 'quotation-explained',
  polarity: 'strength',
  isAbsence: false,
  genres: SOURCE_TASKS,
  bearsOn: ['evidence', 'argument', 'development', 'referencing'],
  find: ({ reading }) =>
    sourceQuotations(reading).flatMap(({ quote, last }): Observation[] => {
      const next = reading.sentences[last.index + 1];
      if (next === undefined || !explains(reading, next)) return [];
      const then = phraseAt(next, 0);
      return then === null ? [] : [{ sentence: last, quote, slots: { then: `“${then}”` } }];
    }),
  says: [
    'You quote {quote} and then explain it in your own words: {then}.',
    'After {quote} you {explain it|say what it means} in your own words: {then}.',
    'You do not stop at the quotation {quote} but {explain it|go on}: {then}.',
  ],
  step: {
    low: [
      '{Pick|Choose} one word from {the|your} quotation and {say|write} what it makes {us|a reader} see or feel.',
    ],
    high: [
      'Which {single word|one word} in the quotation {does the most work|matters most}? {Explain|Say} what a plainer word would have lost.',
    ],
  },
};

export const sourceQuoted: ObservationKind = {
  id: 'source-quoted',
  polarity: 'strength',
  isAbsence: false,
  genres: SOURCE_TASKS,
  bearsOn: ['evidence', 'referencing', 'argument', 'development'],
  find: (essay) =>
    quotable<Observation>(
      sourceQuotations(essay.reading)
        .filter((one) => isOfSource(essay, one.quote) && !isSpoken(essay.reading, one))
        .map((one): Observation => {
          const { quote, sentence } = one;
          return isCommented(essay.reading, one) ? { sentence, quote, omits: ['low'] } : { sentence, quote };
        }),
    ),
  says: [
    'You quote the text{’s own words|}: {quote}.',
    'You {use|bring in|give us} the text’s exact words: {quote}.',
    '{Exact words from the text|Words from the text} are part of your answer: {quote}.',
  ],
  step: {
    low: [
      'After the quotation, write “This shows that”, and {finish|complete} the sentence in your own words.',
      '{Add|Write} a sentence that says what the quotation {shows|tells us}.',
    ],
    high: [
      'Is that your strongest line? {Look for|Find} another place in the text that shows the same, and quote three or four words of it {beside this one|too}.',
      'Keep only the words of the quotation that {matter most|prove your answer}, and {build|work} them into a sentence of your own.',
      'Which part of your answer has no words from the text beside it? {Find|Choose} three or four for it.',
    ],
  },
};

/**
 * A quotation that makes up its whole sentence and is followed by another one, or by a sentence that goes
 * elsewhere.
 */
export const quotationDropped: ObservationKind = {
  id: 'quotation-alone',
  polarity: 'need',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'referencing', 'development'],
  find: ({ reading }) =>
    quotable<Observation>(
      sourceQuotations(reading).flatMap(({ quote, last, sentence, around }) => {
        const next = reading.sentences[last.index + 1];
        const before = reading.sentences[sentence.index - 1];
        return around > 0 ||
          explains(reading, next) ||
          // The sentence goes on after the mark, or began before it.
          /^[\p{Ll}(]|^(?:[\p{L}()]+ ){0,3}(?:says|said|states|wrote)(?!\p{L})/u.test(next?.text ?? '') ||
          /[,:]["”]?\s*$|(?:says?|said|states?|that)[.]?$/iu.test(before?.text ?? '')
          ? []
          : [{ sentence, quote }];
      }),
      2,
    ),
  says: [
    'The quotation {quote} {is a sentence by itself|has a sentence to itself}.',
    'Every word of this sentence is quoted: {quote}.',
  ],
  step: {
    low: [
      '{Lead into|Introduce} the quotation with a few words of your own, {such as|for instance} “The author says”, {and add|then say} what it shows.',
      '{Join|Link} the quotation to a sentence of your own: who says it, {and what does it show|and what does it tell us}?',
    ],
    high: [
      'Keep the {three or four|few} quoted words {you need|that matter} and {work|build} them into {your own sentence|a sentence of your own}.',
    ],
  },
};

export const QUOTED_KINDS = [quotationExplained, sourceQuoted];
