import { quotationsOf } from '../quotations';
import { wordsOf } from '../segmentation';

/** The words of a text as numbers, so that 500 essays take a few megabytes and are compared word by word. */
export interface ReadText {
  /** A hash of each word, in lower case. */
  words: Uint32Array;
  /** Where each begins and ends in the text. */
  starts: Uint32Array;
  ends: Uint32Array;
  /** 1 for each word that is not compared: of a quotation, the task, the source, or a passage that many share. */
  isLeftOut: Uint8Array;
}

/** FNV-1a of the word as it is compared. Two words with one hash (1 pair in 4,000 million) would only look alike. */
function hashOf(word: string): number {
  const plain = word.normalize('NFKC').toLowerCase().replace(/[’ʼ]/gu, "'");
  let hash = 0x811c9dc5;
  for (let at = 0; at < plain.length; at += 1) hash = Math.imul(hash ^ plain.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Reads the words of a text and marks its quotations as left out. */
export function readWords(text: string): ReadText {
  const found = wordsOf(text);
  const read: ReadText = {
    words: new Uint32Array(found.length),
    starts: new Uint32Array(found.length),
    ends: new Uint32Array(found.length),
    isLeftOut: new Uint8Array(found.length),
  };
  const quotations = quotationsOf(text);
  let quotation = 0;
  found.forEach(({ text: word, start, end }, at) => {
    read.words[at] = hashOf(word);
    read.starts[at] = start;
    read.ends[at] = end;
    while ((quotations[quotation]?.end ?? Infinity) <= start) quotation += 1;
    if ((quotations[quotation]?.start ?? Infinity) <= start) read.isLeftOut[at] = 1;
  });
  return read;
}

/** A hash of `length` words in a row for each place where none of them is left out. */
export function* shinglesOf(
  { words, isLeftOut }: ReadText,
  length: number,
): Generator<{ at: number; hash: number }> {
  let kept = 0;
  for (let end = 0; end < words.length; end += 1) {
    kept = isLeftOut[end] === 1 ? 0 : kept + 1;
    if (kept >= length) yield { at: end - length + 1, hash: shingleHash(words, end - length + 1, length) };
  }
}

function shingleHash(words: Uint32Array, from: number, length: number): number {
  let hash = 0x9747b28c;
  for (let at = from; at < from + length; at += 1) {
    hash = Math.imul(hash ^ (words[at] ?? 0), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  return hash >>> 0;
}

/** Marks `length` words from `at` as left out. */
export function leaveOut({ isLeftOut }: ReadText, at: number, length: number): void {
  isLeftOut.fill(1, at, at + length);
}
