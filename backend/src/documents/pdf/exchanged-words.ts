import { isRecognised, type ScannedLine, type ScanOutcome } from '../ocr/scanned-page';
import { lettersOf } from './claimed-words';
import type { PaintedGlyph } from './painted-page';

/** Share of a word's letters: a word that differs in fewer is the same word, misread. */
const SAME_WORD = 0.34;
/** A word that differs in this share of its letters is a different one. */
const OTHER_WORD = 0.5;
/** Letters. Shorter ones are exchanged by misreading as well. */
const OTHER_FROM = 4;
/** Share of the type size: if the gap between two words is no larger than this, there is no room for another word. */
const NO_ROOM = 1;
/** Of the type size: a gap between words. */
const WORD_GAP = 0.25;
/** Longer lines are not compared. */
const MOST_WORDS = 60;

/** A word that was read. */
export interface ReadWord {
  letters: string;
  isSure: boolean;
  /** Whether there is room for another word before it. */
  hasRoomBefore: boolean;
}

/** The words that were read on a page, in order. */
export function wordsRead(outcome: ScanOutcome): ReadWord[] {
  return isRecognised(outcome) ? outcome.lines.flatMap(wordsOfLine) : [];
}

function wordsOfLine({ words, size }: ScannedLine): ReadWord[] {
  return words.flatMap(([text, x0, , isUnsure], at) => {
    const letters = alike(text);
    const end = words[at - 1]?.[2];
    const hasRoomBefore = end === undefined || x0 - end > size * NO_ROOM;
    return letters === '' ? [] : [{ letters, isSure: isUnsure !== true, hasRoomBefore }];
  });
}

/** Letters without what recognition takes for each other. */
const alike = (text: string): string =>
  lettersOf(text)
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd')
    .replace(/[l1]/g, 'i')
    .replace(/0/g, 'o')
    .replace(/5/g, 's');

/** Whether a line that is shown but for a few letters claims another word, or one more, where reading is sure of what stands there. */
export function claimsOtherWord(line: readonly PaintedGlyph[], read: readonly ReadWord[]): boolean {
  const claimed = wordsIn(line);
  if (claimed.length < 2 || claimed.length > MOST_WORDS || read.length === 0) return false;
  const steps = stepsBetween(claimed, read);
  let at = 0;
  while (at < steps.length) {
    if (isSame(steps[at]!)) {
      at += 1;
      continue;
    }
    let end = at;
    while (end < steps.length && !isSame(steps[end]!)) end += 1;
    // At the ends of a line a word may have been parted.
    if (differs(steps.slice(at, end), read, [steps[at - 1], steps[end]])) return true;
    at = end;
  }
  return false;
}

function wordsIn(line: readonly PaintedGlyph[]): string[] {
  const words: string[] = [''];
  let last: PaintedGlyph | undefined;
  for (const glyph of line) {
    const gap = last ? Math.hypot(glyph.x - last.x, glyph.y - last.y) - last.width : 0;
    if (glyph.isSpace || gap > WORD_GAP * glyph.size) words.push('');
    if (!glyph.isSpace) words[words.length - 1] += glyph.text;
    last = glyph;
  }
  return words.map(alike).filter((word) => word !== '');
}

/** A word that is claimed and the one that was read in its place; either may be missing. */
interface Step {
  claimed: string | null;
  /** Its place among those that were read. */
  read: number | null;
  apart: number;
}

const isSame = ({ apart }: Step): boolean => apart <= SAME_WORD;

function differs(
  steps: readonly Step[],
  read: readonly ReadWord[],
  [before, after]: readonly [Step | undefined, Step | undefined],
): boolean {
  const claimed = steps.map((step) => step.claimed ?? '').join('');
  const places = steps.flatMap((step) => step.read ?? []);
  if (claimed.length < OTHER_FROM) return false;
  if (places.length === 0) {
    const [first, next] = [before?.read, after?.read];
    if (first === null || first === undefined || next !== first + 1) return false;
    return read[first]!.isSure && read[next]!.isSure && !read[next]!.hasRoomBefore;
  }
  if (!places.every((place) => read[place]!.isSure)) return false;
  const [from, to] = [places[0]!, places.at(-1)!];
  const joined = (start: number, end: number) =>
    read
      .slice(Math.max(0, start), end + 1)
      .map(({ letters }) => letters)
      .join('');
  const shown = [
    joined(from, to),
    ...(before ? [] : [joined(from - 1, to)]),
    ...(after ? [] : [joined(from, to + 1)]),
  ];
  const isPart = (letters: string) => (!before || !after) && letters.includes(claimed);
  return shown.every((letters) => !isPart(letters) && apartBy(claimed, letters) >= OTHER_WORD);
}

/** The least that has to be exchanged, left out or added so that the words stand somewhere among those read. */
function stepsBetween(claimed: readonly string[], read: readonly ReadWord[]): Step[] {
  const wide = read.length + 1;
  const costs = new Float32Array((claimed.length + 1) * wide);
  const apart = new Float32Array(claimed.length * read.length);
  for (let row = 1; row <= claimed.length; row += 1) {
    costs[row * wide] = row;
    for (let column = 1; column <= read.length; column += 1) {
      const by = apartBy(claimed[row - 1]!, read[column - 1]!.letters);
      apart[(row - 1) * read.length + column - 1] = by;
      costs[row * wide + column] = Math.min(
        costs[(row - 1) * wide + column - 1]! + by,
        costs[(row - 1) * wide + column]! + 1,
        costs[row * wide + column - 1]! + 1,
      );
    }
  }
  let column = 0;
  for (let place = 1; place < wide; place += 1)
    if (costs[claimed.length * wide + place]! < costs[claimed.length * wide + column]!) column = place;
  const steps: Step[] = [];
  for (let row = claimed.length; row > 0;) {
    const cost = costs[row * wide + column]!;
    const by = column > 0 ? apart[(row - 1) * read.length + column - 1]! : Infinity;
    if (column > 0 && Math.abs(cost - costs[(row - 1) * wide + column - 1]! - by) < 1e-4) {
      steps.push({ claimed: claimed[row - 1]!, read: column - 1, apart: by });
      row -= 1;
      column -= 1;
    } else if (Math.abs(cost - costs[(row - 1) * wide + column]! - 1) < 1e-4) {
      steps.push({ claimed: claimed[row - 1]!, read: null, apart: 1 });
      row -= 1;
    } else {
      steps.push({ claimed: null, read: column - 1, apart: 1 });
      column -= 1;
    }
  }
  return steps.reverse();
}

/** Of the letters of the longer one. */
function apartBy(first: string, second: string): number {
  if (first === second) return 0;
  const longer = Math.max(first.length, second.length);
  if (longer - Math.min(first.length, second.length) >= longer * 0.7) return 1;
  const row = Uint16Array.from({ length: second.length + 1 }, (_, at) => at);
  for (let i = 1; i <= first.length; i += 1) {
    let before = row[0]!;
    row[0] = i;
    for (let j = 1; j <= second.length; j += 1) {
      const here = row[j]!;
      const changed = before + (first.charCodeAt(i - 1) === second.charCodeAt(j - 1) ? 0 : 1);
      row[j] = Math.min(changed, here + 1, row[j - 1]! + 1);
      before = here;
    }
  }
  return row[second.length]! / longer;
}
