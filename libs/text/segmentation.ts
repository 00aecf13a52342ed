/** A stretch of a text. Offsets count UTF-16 code units: `text.slice(start, end)`. */
export interface Span {
  start: number;
  end: number;
}
export interface Word extends Span {
  text: string;
}
export interface Sentence extends Span {
  text: string;
  words: readonly Word[];
  /** Position of the sentence's paragraph in `Segmentation.paragraphs`. */
  paragraph: number;
}
export interface Paragraph extends Span {
  text: string;
  /** Positions of the first sentence and of the one after the last. */
  firstSentence: number;
  endSentence: number;
}
export interface Segmentation {
  text: string;
  paragraphs: readonly Paragraph[];
  sentences: readonly Sentence[];
  words: readonly Word[];
}

/*
 * A word is a run of letters, marks and digits, with apostrophes, hyphens, points and commas kept between
 * two of them ("don't", "well-known", "3.5", "10,000"). Scripts that use no spaces give one word a run;
 * Han, kana and Hangul syllables without spaces are counted by character, as word processors do.
 */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}\p{N}]+(?:(?:['’ʼ‐‑-]|(?<=\p{N})[.,:](?=\p{N}))[\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, in order, with their offsets. Linear in the length of the text. */
export function wordsOf(text: string, from = 0): Word[] {
  const words: Word[] = [];
  for (const match of text.matchAll(WORD)) {
    const start = from + match.index;
    words.push({ text: match[0], start, end: start + match[0].length });
  }
  return words;
}

const TITLES = 'mr mrs ms dr prof rev hon st sen gov gen col capt lt sgt jr sr messrs mme'.split(' ');
const LATIN = 'vs etc e.g i.e cf viz al et ca approx fig figs no vol pp p ed eds trans ch sec'.split(' ');
/** Abbreviations that a name, a number or more of the sentence follows. */
const NEVER_FINAL = new Set([
  ...TITLES,
  'e.g',
  'i.e',
  'cf',
  'viz',
  'vs',
  'fig',
  'figs',
  'pp',
  'vol',
  'approx',
]);
const SOMETIMES_FINAL = new Set([...LATIN, 'a.m', 'p.m', 'u.s', 'u.k', 'ph.d', 'inc', 'ltd', 'co', 'corp']);
/** "no." and "p." are abbreviations only before a figure: "the answer is no." */
const BEFORE_FIGURE = new Set(['no', 'p', 'ch', 'sec', 'ed', 'trans']);

const TERMINATOR = /[.!?…。！？।؟۔]+["'”’»)\]」』]*/gu;
const SPACE = /\s/u;

/** Whether a full stop at `at` (the word before it being `before`) ends its sentence. */
function endsSentence(text: string, before: string, next: string, terminator: string): boolean {
  if (!terminator.startsWith('.') || terminator.startsWith('..')) return true;
  const word = before.toLowerCase();
  if (NEVER_FINAL.has(word) && !(word === 'vs' && next === '')) return next === '';
  if (BEFORE_FIGURE.has(word)) return !/^\p{N}/u.test(next);
  const continues = /^[\p{Ll}\p{N},;:]/u.test(next);
  if (SOMETIMES_FINAL.has(word)) return !continues;
  // A single capital is an initial when a capitalised word follows: "J. Smith".
  if (/^(?:\p{Lu}|\p{Lu}(?:\.\p{Lu})+)$/u.test(before) && before !== 'I') return !/^[\p{L}]/u.test(next);
  return true;
}

/** The word (with inner points) that ends at `end`; looks back at most 24 characters. */
function wordBefore(text: string, end: number): string {
  return (
    /[\p{L}\p{N}](?:[\p{L}\p{N}.'’-]{0,22}[\p{L}\p{N}])?$/u.exec(
      text.slice(Math.max(0, end - 24), end),
    )?.[0] ?? ''
  );
}

function sentenceSpansOf(text: string, start: number, end: number): Span[] {
  const paragraph = text.slice(start, end);
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number): void => {
    let first = from;
    while (first < to && SPACE.test(paragraph.charAt(first))) first += 1;
    let last = to;
    while (last > first && SPACE.test(paragraph.charAt(last - 1))) last -= 1;
    if (last > first) spans.push({ start: start + first, end: start + last });
    from = to;
  };
  for (const match of paragraph.matchAll(TERMINATOR)) {
    const to = match.index + match[0].length;
    const rest = paragraph.slice(to, to + 40);
    const spaced = rest === '' || SPACE.test(rest.charAt(0));
    const next = rest.trimStart();
    const western = /^[.!?…]/u.test(match[0]);
    // "word.Next": learners leave the space out; "3.5", "example.com" and "e.g." stay whole.
    const glued =
      /^\p{Lu}\p{Ll}/u.test(rest) &&
      /\p{Ll}$/u.test(paragraph.slice(Math.max(0, match.index - 2), match.index));
    if (western && !spaced && !glued) continue;
    // “Really?” she asked: the quoted question does not end the sentence around it.
    if (/["'”’]$/u.test(match[0]) && /^\p{Ll}/u.test(next)) continue;
    if (endsSentence(paragraph, wordBefore(paragraph, match.index), next, match[0])) push(to);
  }
  push(paragraph.length);
  return spans;
}

/** Lines much shorter than the longest (a title, "Dear editor,", a name) were not broken at its width. */
const FULL_LINE = 1 / 3;

/** Lines broken at a width rather than by the writer: most of them stop in the middle of a sentence. */
function isHardWrapped(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isFinished = (line: string): boolean => /[.!?:…]["'”’)\]]*\s*$/u.test(line);
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const telling = lines.filter((line) => line.length >= FULL_LINE * longest || isFinished(line));
  return telling.length >= 3 && telling.filter(isFinished).length < telling.length / 2;
}

/**
 * Line ends that part paragraphs: an empty line; or, in a text without empty lines, every line end,
 * unless its lines were broken at a width.
 */
function paragraphSpansOf(text: string): Span[] {
  const ends =
    /\n[^\S\n]*\n/u.test(text) || isHardWrapped(text)
      ? text.matchAll(/\n(?:[^\S\n]*\n)+/gu)
      : text.matchAll(/\n+/gu);
  const spans: Span[] = [];
  let from = 0;
  const push = (to: number): void => {
    const piece = text.slice(from, to);
    const lead = piece.length - piece.trimStart().length;
    const trimmed = piece.trim();
    if (trimmed !== '') spans.push({ start: from + lead, end: from + lead + trimmed.length });
  };
  for (const match of ends) {
    push(match.index);
    from = match.index + match[0].length;
  }
  push(text.length);
  return spans;
}

/**
 * Paragraphs, sentences and words of a text, each with its offsets in it. Rules, not a model: full stops
 * after titles, initials and common abbreviations, inside figures and inside quotations that go on do not
 * end a sentence; a line end inside a paragraph does not either. Linear in the length of the text.
 */
export function segment(text: string): Segmentation {
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  const words: Word[] = [];
  for (const span of paragraphSpansOf(text)) {
    const firstSentence = sentences.length;
    for (const { start, end } of sentenceSpansOf(text, span.start, span.end)) {
      const sentenceText = text.slice(start, end);
      const sentenceWords = wordsOf(sentenceText, start);
      if (sentenceWords.length === 0) continue;
      for (const word of sentenceWords) words.push(word);
      sentences.push({ start, end, text: sentenceText, words: sentenceWords, paragraph: paragraphs.length });
    }
    if (sentences.length === firstSentence) continue;
    paragraphs.push({
      ...span,
      text: text.slice(span.start, span.end),
      firstSentence,
      endSentence: sentences.length,
    });
  }
  return { text, paragraphs, sentences, words };
}
