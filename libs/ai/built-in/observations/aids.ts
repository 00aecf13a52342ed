import { insideOf, quotationsOf } from '@marklight/text/quotations';
import type { EssayReading, ReadSentence } from '../essay-reading';

/** The longest quotation inside a comment, in words. */
const LONGEST_QUOTE = 12;
/** How many words before its anchor a phrase may start: at a clause, and at a lesser border. */
const CLAUSE_REACH = 6;
const PHRASE_REACH = 4;
const CLAUSE_STARTS = new Set(
  'because but when if while although though since unless whereas until whenever therefore however'.split(
    ' ',
  ),
);
/** A phrase may end before these where no clause ends. */
const PHRASE_STARTS = new Set(
  'and or in on at for with by from during after before through without so'.split(' '),
);
/** Left out at the start of a phrase. */
const DROPPED = new Set(['and', 'but', 'or', 'that', 'then', 'well', 'plus']);
/** What a clause has that is more than a noun with what belongs to it. */
const VERB =
  /(?<!\p{L})(?:is|are|was|were|am|be|has|have|had|can|could|will|would|should|must|may|might|do|does|did|think|believe|agree|disagree|feel|say|says|said|let|go|went|get|got|make|made|take|took|give|gave|keep|kept|know|knew|come|came|see|saw|want|need|use|show|mean|put|tell|told|find|found|help|learn|work|play|spend|lose|lost|\p{L}+n't|\p{L}{3,}ed(?! by)|\p{L}{2,}[^s\P{L}]s|\p{L}+'(?:s|re|m|ve|ll|d))(?!\p{L})/iu;
/** A phrase that begins so and ends at the first comma has not come to its point. */
const LEADS_IN = new Set(
  'in at on for to with by from after as during before when if although since while though first'.split(' '),
);
const CONDITIONS = new Set(['if', 'when', 'although', 'since', 'while', 'though', 'after', 'before', 'as']);
/** With a capital after a comma, a new sentence that was given no full stop before it. */
const STARTS_AGAIN = /^(?:They|It|He|She|We|You|There|Here|This|That|These|Those|Here['’]s)$/u;
/** Fewer words are no phrase unless they are a whole sentence. */
const SHORTEST_PHRASE = 4;
/** A phrase that ends in one of these is cut in mid-thought. */
const NEVER_LAST = new Set(
  `the a an of to in on for and or but my your his her their our its is are was were am be been being that this these those
  with from by at as because if when i he she they we very so not can can't will would should could may might must have has
  had do does don't doesn't didn't who which what how than into about also just really more most some any no every each
  other such even only it's i'm they're you're there where while although though since then like get gets makes make let
  want wants needs need go many much states state shows describes think thinks believe say says said`
    .split(/\s+/u)
    .filter(Boolean),
);

const quoted = new WeakMap<EssayReading, (position: number) => boolean>();
/** Tells whether a position of the essay stands in quotation marks. */
export function inQuotation(reading: EssayReading): (position: number) => boolean {
  const known = quoted.get(reading);
  if (known !== undefined) return known;
  const inside = insideOf(quotationsOf(reading.text));
  quoted.set(reading, inside);
  return inside;
}

const SALUTATION =
  /^(?:dear|hello|hi|greetings|to whom|to the|attention)\b[^,:!.?\n]{0,60}[,:!]\s*|^to whom it \S+ concern,?\s*/iu;
/** Where the sentence proper begins: after a salutation that stands before it. */
export const bodyStart = (sentence: ReadSentence): number => SALUTATION.exec(sentence.text)?.[0].length ?? 0;

/** A question whose mark was left out. */
const INVERTED =
  /^\W*(?:should|do|does|did|can|could|would|will|is|are|have|has) (?:you|your|the|students|schools?|people|we|they|he|she|it|this|that|there|computers|kids|teens|teenagers)(?!\p{L})/iu;
export const isQuestion = ({ text }: ReadSentence): boolean =>
  /\?["'”’)\]]*$/u.test(text) || INVERTED.test(text);

const statementsKnown = new WeakMap<EssayReading, readonly ReadSentence[]>();
/** Sentences in which the writer states something: no questions, quotations, copies, titles or mere salutations. */
export function statementsOf(reading: EssayReading): readonly ReadSentence[] {
  const known = statementsKnown.get(reading);
  if (known !== undefined) return known;
  const inside = inQuotation(reading);
  const statements = reading.own.filter(
    (sentence) =>
      sentence.forms.length >= 4 &&
      !isQuestion(sentence) &&
      !/^["“‘]/u.test(sentence.text) &&
      !inside(sentence.start) &&
      sentence.text.length - bodyStart(sentence) >= 12,
  );
  statementsKnown.set(reading, statements);
  return statements;
}

/** Finds a pattern outside quotation marks; its position in the sentence, or -1. */
export function at(reading: EssayReading, sentence: ReadSentence, pattern: RegExp): number {
  const inside = inQuotation(reading);
  const found = pattern.exec(sentence.text.replace(/’/gu, "'"));
  return found === null || inside(sentence.start + found.index) ? -1 : found.index;
}

/** Whether a phrase has a verb, as far as its forms show. */
export const hasVerb = (phrase: string): boolean => VERB.test(phrase.replace(/’/gu, "'"));

/** Whether a phrase can end in this word. */
export const lastGood = (word: string): boolean => !NEVER_LAST.has(word.toLowerCase().replace(/’/gu, "'"));

/**
 * A phrase of the sentence around the character at `anchor`: from a clause border to a clause border, of at most
 * 12 words (`most`), not cut in mid-thought. Null where no such phrase is found.
 */
export function phraseAt(sentence: ReadSentence, anchor = 0, most = LONGEST_QUOTE): string | null {
  const { words, text, start: offset } = sentence;
  const from = (index: number): number => (words[index]?.start ?? 0) - offset;
  const to = (index: number): number => (words[index]?.end ?? 0) - offset;
  const gap = (index: number): string => (index === 0 ? '' : text.slice(to(index - 1), from(index)));
  const form = (index: number): string => (words[index]?.text ?? '').toLowerCase();
  const isWall = (index: number): boolean =>
    index === 0 ||
    /["“”\n()[\]]/u.test(gap(index)) ||
    (gap(index).includes(',') && STARTS_AGAIN.test(words[index]?.text ?? ''));
  const isMark = (index: number): boolean => isWall(index) || /[,;:—–…!?.]/u.test(gap(index));
  const isClause = (index: number): boolean => isMark(index) || CLAUSE_STARTS.has(form(index));
  const found = words.findIndex((word) => word.end - offset > anchor);
  if (found < 0) return null;
  const back = (isBorder: (index: number) => boolean, reach: number): number => {
    for (let index = found; index >= Math.max(0, found - reach); index -= 1) {
      if (isBorder(index)) return index;
      if (isWall(index)) break;
    }
    return -1;
  };
  const clause = back(isClause, CLAUSE_REACH);
  const first0 = clause >= 0 ? clause : back((index) => PHRASE_STARTS.has(form(index)), PHRASE_REACH);
  let first = first0 >= 0 ? first0 : found;
  const body = bodyStart(sentence);
  while (first < words.length - 1 && from(first) < body) first += 1;
  while (
    first < words.length - 1 &&
    DROPPED.has(form(first)) &&
    !isMark(first + 1) &&
    !/^(?:is|are|was|were|has|can|will)$/u.test(form(first + 1))
  )
    first += 1;
  const end = endOf(first);
  if (end < 0) return null;
  // A sign that belongs to the word: $20, #tag.
  const sign = /[@#$£€]$/u.test(text.slice(0, from(first))) ? 1 : 0;
  return text.slice(from(first) - sign, to(end));

  /** The last word of the longest whole phrase from `first` on, or -1. */
  function endOf(begin: number): number {
    let whole = -1;
    let lesser = -1;
    let leadsIn =
      (LEADS_IN.has(form(begin)) && hasMark(begin, found)) ||
      [0, 1, 2, 3].some((further) => CONDITIONS.has(form(begin + further)));
    for (let last = begin; last < Math.min(words.length, begin + most); last += 1) {
      if (last > begin && isWall(last)) break;
      const next = last + 1;
      const length = next - begin;
      const isEnd = next >= words.length;
      const isWhole = isEnd && begin === firstOfBody();
      if ((length < SHORTEST_PHRASE && !isWhole) || last < found || !lastGood(words[last]?.text ?? '')) {
        if (next < words.length && isMark(next)) leadsIn = false;
        continue;
      }
      if (!isEnd && !VERB.test(text.slice(from(begin), to(last)).replace(/’/gu, "'"))) continue;
      if (leadsIn && !isEnd && isMark(next)) {
        // "In my opinion, …": the comma only opens the way.
        leadsIn = false;
        continue;
      }
      if (isEnd || (isClause(next) && !leadsIn)) whole = last;
      else if (
        length > SHORTEST_PHRASE &&
        PHRASE_STARTS.has(form(next)) &&
        !leadsIn &&
        !/ed$/iu.test(form(last))
      )
        lesser = last;
    }
    return whole >= 0 ? whole : lesser;
  }
  /** A mark within the next words. */
  function hasMark(begin: number, until: number): boolean {
    for (let index = begin + 1; index <= Math.min(words.length - 1, Math.max(until, begin + 6)); index += 1)
      if (isMark(index)) return true;
    return false;
  }
  function firstOfBody(): number {
    return words.findIndex((word) => word.start - offset >= body);
  }
}

/** The words that a sentence begins with, to find it by: three to six, to a phrase border where there is one. */
export function startOf(sentence: ReadSentence): string | null {
  return phraseAt(sentence, bodyStart(sentence), 7) ?? phraseAt(sentence, bodyStart(sentence));
}

/** The first four to seven words of a sentence, to find it by, up to one that a phrase can end in. */
export function firstWords(sentence: ReadSentence): string | null {
  const { words, text, start } = sentence;
  const first = words.findIndex((word) => word.start - start >= bodyStart(sentence));
  for (let count = 7; count >= 4; count -= 1) {
    const last = words[first + count - 1];
    const begin = words[first];
    if (last === undefined || begin === undefined || !lastGood(last.text)) continue;
    const quote = text.slice(begin.start - start, last.end - start);
    if (!/["“”\n]/u.test(quote)) return quote;
  }
  return null;
}

/** Stems of the content words that stand in the most sentences, two at least. */
export function topStems(sentences: readonly ReadSentence[], count = 4): ReadonlySet<string> {
  const times = new Map<string, number>();
  for (const sentence of sentences)
    for (const stem of new Set(sentence.stems)) times.set(stem, (times.get(stem) ?? 0) + 1);
  return new Set(
    [...times.entries()]
      .filter(([, n]) => n >= 2)
      .sort((a, b) => b[1] - a[1])
      .slice(0, count)
      .map(([stem]) => stem),
  );
}

/** Best first: phrases that can be quoted, those without a placeholder before those with one, then in the order of the essay. */
export function quotable<T extends { quote: string | null }>(found: readonly T[], most = 3): T[] {
  const value = ({ quote }: T): number => (quote === null ? 2 : /@\p{L}|\?\?/u.test(quote) ? 1 : 0);
  return found
    .filter(({ quote }) => quote !== null)
    .sort((a, b) => value(a) - value(b))
    .slice(0, most);
}

/** Every statement in which `pattern` stands outside quotation marks, quoted from there. */
export function wherever(
  reading: EssayReading,
  pattern: RegExp,
  allowed: (sentence: ReadSentence) => boolean = () => true,
): { sentence: ReadSentence; quote: string | null }[] {
  return statementsOf(reading).flatMap((sentence) => {
    const found = allowed(sentence) ? at(reading, sentence, pattern) : -1;
    return found < 0 ? [] : [{ sentence, quote: phraseAt(sentence, found) }];
  });
}

/** Whether a sentence stands among the first or last `count` of the essay proper. */
export const isEarly = ({ index }: ReadSentence, { own }: EssayReading, count = 4): boolean =>
  index < (own[0]?.index ?? 0) + count;
export const isLate = ({ index }: ReadSentence, { own }: EssayReading, count = 4): boolean =>
  index > (own.at(-1)?.index ?? 0) - count;
