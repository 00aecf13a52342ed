import type { Evidence } from '@marklight/contracts/grading';
import { quotationsOf } from '@marklight/text/quotations';
import { ORDER_PATTERNS } from './patterns';
import { type Readable, readableOf } from './readable';
import { isReported, MAY_BE_ORDERS, SUSPICIOUS, TRIGGER } from './suspicion';

/** The parts of an essay that may address its grader. */
export interface Orders {
  /** Those that do so plainly; the teacher is told about them. */
  found: Evidence[];
  /** Those, and passages that might do so; a second request leaves all of them out. */
  suspected: Evidence[];
}

const MOST = 20;
/** A sentence without a full stop is cut here. */
const LONGEST_SENTENCE = 600;
/** Kinds of words of `SUSPICIOUS` in one sentence. */
const SUSPECT_FROM = 2;
const BASE64 = /(?<![A-Za-z0-9+/=])[A-Za-z0-9+/]{24,4000}={0,2}(?![A-Za-z0-9+/=])/gu;

interface Stretch {
  start: number;
  end: number;
}

/**
 * The passages of an essay's visible text that address the grader, each as the sentence or line that holds it, in
 * order, at most 20 of each kind. Quotations are not counted: an essay may well report such words. Linear.
 */
export function findOrders(essayText: string): Orders {
  const read = readableOf(essayText);
  // A line that continues in lower case was broken for width.
  const readable = { ...read, text: read.text.replace(/(?<=[\p{L},])\n(?=\p{Ll})/gu, ' ') };
  const blanked = withoutQuotations(readable.text);
  const found: Stretch[] = [];
  const suspected: Stretch[] = [];
  for (const sentence of sentencesOf(readable.text)) {
    const whole = readable.text.slice(sentence.start, sentence.end);
    if (!TRIGGER.test(whole)) continue;
    const own = blanked.slice(sentence.start, sentence.end);
    const isOwnOrder = isOrder(own);
    if (isOwnOrder && !isReported(own)) found.push(sentence);
    else if ((own === whole ? isOwnOrder : isOrder(whole)) || isSuspect(own)) suspected.push(sentence);
    if (found.length >= MOST) break;
  }
  const plain = merged(found).slice(0, MOST);
  const might = merged([...plain, ...suspected]).slice(0, MOST);
  // Letters and digits of a code stand for themselves.
  const coded = [...essayText.matchAll(BASE64)]
    .filter(([code]) => isOrder(decoded(code)))
    .map(({ index, 0: code }) => ({ quote: code, start: index, end: index + code.length }));
  const inOrder = (stretches: readonly Stretch[]): Evidence[] =>
    [...coded, ...stretches.map((stretch) => evidenceOf(stretch, readable, essayText))]
      .sort((a, b) => a.start - b.start)
      .slice(0, MOST);
  return { found: inOrder(plain), suspected: inOrder(might) };
}

const isIn = (sentence: string, patterns: readonly RegExp[]): boolean =>
  patterns.some((pattern) => {
    pattern.lastIndex = 0;
    return pattern.test(sentence);
  });

const isOrder = (sentence: string): boolean => isIn(sentence, ORDER_PATTERNS);

const isSuspect = (sentence: string): boolean =>
  isIn(sentence, MAY_BE_ORDERS) ||
  SUSPICIOUS.filter((pattern) => pattern.test(sentence)).length >= SUSPECT_FROM;

/** Replaces quoted text by as many dots; a sentence that is all quotation stays. */
function withoutQuotations(text: string): string {
  let blanked = '';
  let from = 0;
  for (const { start, end } of quotationsOf(text)) {
    // JSON is full of quotation marks, and no quotation.
    const isKey = /^\s{0,3}[:,}\]]/u.test(text.slice(end, end + 4));
    if (isKey) continue;
    blanked += text.slice(from, start) + text.slice(start, end).replace(/[^\n]/gu, '·');
    from = end;
  }
  return blanked + text.slice(from);
}

function sentencesOf(text: string): Stretch[] {
  const sentences: Stretch[] = [];
  for (const { index, 0: line } of text.matchAll(/[^\n]+/gu)) {
    let start = 0;
    const close = (end: number): void => {
      const raw = line.slice(start, end);
      const lead = raw.length - raw.trimStart().length;
      const shown = raw.trim();
      if (shown !== '')
        sentences.push({ start: index + start + lead, end: index + start + lead + shown.length });
      start = end;
    };
    // A full stop after one letter, as in "P.S." or "A.I.", ends no sentence.
    for (const { index: at, 0: mark } of line.matchAll(
      /(?<!\b\p{L}|(?<!\b\p{L})[.!?。！？])[.!?。！？]+["”’»)]*(?=\s|$|[\p{Script=Han}])/gu,
    ))
      close(at + mark.length);
    while (line.length - start > LONGEST_SENTENCE) close(start + LONGEST_SENTENCE);
    close(line.length);
  }
  return sentences;
}

function decoded(code: string): string {
  const text = Buffer.from(code, 'base64').toString('utf8');
  return /^[\t\n\x20-\x7e]{12,}$/u.test(text) && text.includes(' ') ? text : '';
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const kept: Stretch[] = [];
  for (const stretch of [...stretches].sort((a, b) => a.start - b.start || b.end - a.end))
    if (stretch.start >= (kept.at(-1)?.end ?? 0)) kept.push(stretch);
  return kept;
}

function evidenceOf({ start, end }: Stretch, { starts, ends }: Readable, original: string): Evidence {
  const from = starts[start] ?? 0;
  const to = ends[end - 1] ?? from;
  return { quote: original.slice(from, to), start: from, end: to };
}
