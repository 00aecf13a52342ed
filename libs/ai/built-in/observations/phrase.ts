import type { ReadSentence } from '../essay-reading';

/** A quotation shows a whole phrase, and a student finds no longer one at a glance. */
const LONGEST_PHRASE = 12;
/** Signs of typed-over or broken text: nothing to hold up to its writer. A name taken out ("@PERSON1") may stay. */
const PLACEHOLDER = /@CAPS|@(?!\p{Lu}{3,}\d)|[#*_<>{}[\]|\\]/u;
const BREAK = /[,;:()–—"“”.!?…\n]/u;
const SUBJECTS = new Set(
  "i i'm i'd i've i'll he he's he'd she she's she'd it it's we we're we'd they they're they'd you there then".split(
    ' ',
  ),
);
const OPENS_A_CLAUSE = new Set('because when whenever if although but unless though whereas'.split(' '));
/** These open a clause only before its subject: "so we left", not "so happy"; "before she came", not "before noon". */
const OPENS_BEFORE_A_SUBJECT = new Set('and or so since until before after while once'.split(' '));
const DETERMINERS = new Set('my the our his her their'.split(' '));
const JOINS_ONLY = new Set('and but so then or also'.split(' '));
/** No phrase ends here. */
export const DANGLING: ReadonlySet<string> = new Set(
  `a an the my your our his her their its to of in on at for with from into by and or but so because when if that which who
  is was are were am be very really as than about like i you he she we they every other more also can will would going`.split(
    /\s+/u,
  ),
);

const MAY_OPEN = new Set('and or that so then'.split(' '));

const isBoundary = (sentence: ReadSentence, at: number, isSoft = false): boolean => {
  const before = sentence.words[at - 1];
  const word = sentence.words[at];
  if (before === undefined || word === undefined) return true;
  const gap = sentence.text.slice(before.end - sentence.start, word.start - sentence.start);
  if (BREAK.test(gap)) return true;
  const form = sentence.forms[at] ?? '';
  if (isSoft && MAY_OPEN.has(form)) return true;
  const next = sentence.forms[at + 1] ?? '';
  if (OPENS_A_CLAUSE.has(form)) return true;
  if (form === 'while' && sentence.forms[at - 1] === 'a') return false;
  if (!OPENS_BEFORE_A_SUBJECT.has(form)) return false;
  // "My mum and my dad" is one subject; "because of the rain, so the game" are two clauses.
  return SUBJECTS.has(next) || (form === 'so' && DETERMINERS.has(next));
};

/** Words `from` to `to` (not included) of a sentence as they stand there; null where that is no phrase to quote. */
export function wordsAt(sentence: ReadSentence, from: number, to: number): string | null {
  const first = sentence.words[from];
  const last = sentence.words[to - 1];
  if (first === undefined || last === undefined || to - from > LONGEST_PHRASE) return null;
  const lead = sentence.text.charAt(first.start - sentence.start - 1) === '@' ? 1 : 0;
  const text = sentence.text.slice(first.start - sentence.start - lead, last.end - sentence.start);
  return PLACEHOLDER.test(text) || /["“”\n]/u.test(text) ? null : text;
}

/** The position of the word that holds or follows character `offset` of the sentence's text. */
export function wordIndexAt(sentence: ReadSentence, offset: number): number {
  const at = sentence.words.findIndex((word) => word.end - sentence.start > offset);
  return at < 0 ? sentence.words.length : at;
}

/**
 * The clause around words `from` to `to` (not included), at most 12 words, without a leading "and" or "so"; null
 * where the clause is longer, has a placeholder in it, or breaks off.
 */
export function clauseAt(sentence: ReadSentence, from: number, to = from + 1): string | null {
  return clauseWithin(sentence, from, to, false) ?? clauseWithin(sentence, from, to, true);
}

/** @param isSoft also begins at words that only may open a clause, for sentences that run on */
function clauseWithin(sentence: ReadSentence, from: number, to: number, isSoft: boolean): string | null {
  let start = from;
  while (start > 0 && !isBoundary(sentence, start, isSoft)) start -= 1;
  let end = to;
  while (end < sentence.words.length && !isBoundary(sentence, end)) end += 1;
  while (start < from && (JOINS_ONLY.has(sentence.forms[start] ?? '') || sentence.forms[start] === 'that'))
    start += 1;
  if (DANGLING.has(sentence.forms[end - 1] ?? '')) return null;
  return wordsAt(sentence, start, end);
}

/** The whole sentence where it is short enough to quote, else the clause around the words. */
export function quoteAt(sentence: ReadSentence, from: number, to = from + 1): string | null {
  const whole = wordsAt(sentence, 0, sentence.words.length);
  return whole !== null && sentence.words.length > 2 && !DANGLING.has(sentence.forms.at(-1) ?? '')
    ? whole
    : clauseAt(sentence, from, to);
}

/**
 * The words from the nearest subject before `from` up to `to` (not included): "we waited in line for two hours"; null
 * where no subject stands near, or a mark or another clause comes between.
 */
export function fromSubject(sentence: ReadSentence, from: number, to: number): string | null {
  for (let start = from; start >= Math.max(0, from - NEAR); start -= 1) {
    const form = sentence.forms[start] ?? '';
    const isSubject = SUBJECTS.has(form) && form !== 'then' && !(form === 'it' && start > from - 2);
    const isPossessed = form === 'my' && start <= from - 3;
    const before = sentence.forms[start - 1] ?? '';
    if ((isSubject || isPossessed) && !OBJECT_BEFORE.has(before) && before !== 'and')
      return wordsAt(sentence, start, to);
    if (start < from && isBoundary(sentence, start)) return null;
  }
  return null;
}
const NEAR = 7;
/** After these a pronoun is no subject: "for it", "told you". */
const OBJECT_BEFORE = new Set(
  'to of in on at for with from about told tell gave give let made asked saw did do if that'.split(' '),
);

export type Quoting = 'clause' | 'match' | 'subject';

/** The first match of a pattern in a sentence with a phrase around it to quote; null where there is none. */
export function matchIn(
  sentence: ReadSentence,
  pattern: RegExp,
  quoting: Quoting = 'clause',
): { match: RegExpExecArray; from: number; to: number; clause: string } | null {
  const match = pattern.exec(sentence.text);
  if (match === null) return null;
  const from = wordIndexAt(sentence, match.index);
  const to = Math.max(from + 1, wordIndexAt(sentence, match.index + match[0].trimEnd().length - 1) + 1);
  const clause =
    quoting === 'clause'
      ? quoteAt(sentence, from, to)
      : quoting === 'match'
        ? wordsAt(sentence, from, to)
        : fromSubject(sentence, from, to);
  return clause === null ? null : { match, from, to, clause };
}

/** The first few words of a sentence, by which a student finds it: its first clause, else three to five words. */
export function openingOf(sentence: ReadSentence): string | null {
  let end = 1;
  while (end < sentence.words.length && !isBoundary(sentence, end)) end += 1;
  if (end < 3 || end > 8) end = Math.min(5, sentence.words.length);
  while (end > 3 && DANGLING.has(sentence.forms[end - 1] ?? '')) end -= 1;
  return wordsAt(sentence, 0, end);
}

const COUNTS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** "three" up to "twelve", then figures. */
export const countWord = (count: number): string => COUNTS[count] ?? String(count);
/** "twice", "three times". */
export const timesWord = (count: number): string => (count === 2 ? 'twice' : `${countWord(count)} times`);

/** Whether a sentence asks something. */
export const isQuestion = (sentence: ReadSentence): boolean => /\?["'”’)\]]*$/u.test(sentence.text);
/** Somebody else's words stand in it. */
export const hasQuotation = (sentence: ReadSentence): boolean =>
  sentence.quotations > 0 || /["“”«»]/u.test(sentence.text);
/** Nothing that the checker found stands in it, and it is written as a sentence. */
export const isClean = (sentence: ReadSentence): boolean =>
  sentence.findings.length === 0 &&
  /^\p{Lu}/u.test(sentence.text) &&
  /[.!?]["'”’)\]]*$/u.test(sentence.text) &&
  !PLACEHOLDER.test(sentence.text) &&
  !/\s{2,}|\s[,.!?]|\bi\b/u.test(sentence.text);
