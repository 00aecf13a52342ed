import { pitchOf } from './furniture';
import type { Line } from './lines';
import type { QuarterTurns } from './painted-page';

/** Lines of one region of one page, in reading order. */
export interface Region {
  page: number;
  /** Quarter turns after which its lines read to the right. */
  turns: Exclude<QuarterTurns, null>;
  /** The page's lower edge and its height, in points. */
  bottom: number;
  height: number;
  lines: Line[];
}

const LIST_ITEM = /^(?:[•▪◦●‣■□☐∙·*–-]\s|\(?(?:\d{1,2}|[a-z])[.)]\s)/;
/** A line this much further from the one above than usual starts a paragraph. */
const SPACED_BY = 1.3;
/** In ems: an indent at the start of a paragraph; print indents by 1 em at least. */
const INDENT = 0.8;
const SIZE_CHANGE = 0.12;
/** Text that ends this far (share of the page) above the page's edge was broken off by its writer. */
const ROOM_LEFT = 0.3;
/** Lines above and below one that show the margin of its block. */
const BLOCK_LINES = 100;
const ENDS_SENTENCE = /[.!?…:]["'”’)\]]*$/;

interface Frame {
  left: number;
  right: number;
  pitch: number;
  /** Of the type that most of the region is set in. */
  size: number;
}

/**
 * Groups lines into paragraphs. A paragraph starts after extra space, at an indent, at a change of type size, at a
 * list item, and where the line above was ended early: its last word left room for the next line's first. A paragraph
 * may run on over a column or page.
 */
export function paragraphsOf(regions: readonly Region[]): string[][] {
  const filled = regions.filter((region) => region.lines.length > 0);
  const frames = framesOf(filled);
  const paragraphs: Line[][] = [];
  filled.forEach((region, index) => {
    const frame = frames[index] as Frame;
    region.lines.forEach((line, position) => {
      const above = region.lines[position - 1];
      const before = filled[index - 1];
      const starts = above
        ? startsBelow(above, line, localFrame(region.lines, position, frame))
        : !before || startsAfterBreak(before, frames[index - 1] as Frame, region, frame);
      if (starts) paragraphs.push([line]);
      else paragraphs.at(-1)?.push(line);
    });
  });
  return paragraphs.map((lines) => lines.map((line) => line.text));
}

function startsBelow(above: Line, line: Line, frame: Frame): boolean {
  // Lines of a heading that was too long for one stand further apart, as their type is larger.
  const larger = Math.max(1, Math.min(above.size, line.size) / (frame.size || line.size));
  if (Math.abs(above.y - line.y) > frame.pitch * larger * SPACED_BY) return true;
  if (changesSize(above, line) || LIST_ITEM.test(line.text)) return true;
  // Under a full line that ends no sentence, an indent hangs: a list of references.
  const ended = ENDS_SENTENCE.test(above.text) || endsEarly(above, line, frame);
  if (isIndented(line, frame) && !isIndented(above, frame) && ended) return true;
  return endsEarly(above, line, frame);
}

/** At the top of a column or page the distance to the line above says nothing. */
function startsAfterBreak(before: Region, beforeFrame: Frame, region: Region, frame: Frame): boolean {
  const above = before.lines.at(-1) as Line;
  const line = region.lines[0] as Line;
  if (changesSize(above, line) || LIST_ITEM.test(line.text) || isIndented(line, frame)) return true;
  const brokenOff = region.page !== before.page && above.y - before.bottom > before.height * ROOM_LEFT;
  return brokenOff || endsEarly(above, line, beforeFrame);
}

function changesSize(above: Line, line: Line): boolean {
  return Math.abs(above.size - line.size) > Math.max(above.size, line.size) * SIZE_CHANGE;
}

function isIndented(line: Line, frame: Frame): boolean {
  return line.x0 - frame.left > line.size * INDENT;
}

/**
 * Whether the writer ended the line: the next line's first word would have fitted. Inside a sentence it must
 * have fitted easily, as in a heading, a list or verse, since letter widths are estimated.
 */
function endsEarly(above: Line, line: Line, frame: Frame): boolean {
  const endsSentence = ENDS_SENTENCE.test(above.text);
  if (/^\p{Ll}/u.test(line.text) && !endsSentence) return false;
  const firstWord = line.text.split(' ', 1)[0] ?? '';
  const width = (line.x1 - line.x0) * (firstWord.length / Math.max(1, line.text.length));
  const slack = endsSentence ? above.size * 0.7 : (frame.right - frame.left) * 0.2;
  return frame.right - above.x1 > width + slack;
}

/** A block set in from both margins, such as a quotation, has its own right margin. */
function localFrame(lines: readonly Line[], position: number, frame: Frame): Frame {
  const line = lines[position] as Line;
  if (line.x0 - frame.left < line.size * INDENT) return frame;
  const alike = (one: Line | undefined) => one !== undefined && Math.abs(one.x0 - line.x0) < 2;
  let start = position;
  let end = position + 1;
  while (position - start < BLOCK_LINES && alike(lines[start - 1])) start--;
  while (end - position < BLOCK_LINES && alike(lines[end])) end++;
  const block = lines.slice(start, end);
  const right = mostRight(block);
  const reaching = block.filter((one) => right - one.x1 < (right - line.x0) * 0.15).length;
  const isProse = block.length >= 3 && reaching >= block.length * 0.6;
  return isProse ? { ...frame, right } : frame;
}

/** Margins and line distance of each region; a short region takes those of its larger neighbours. */
function framesOf(regions: readonly Region[]): Frame[] {
  const own = regions.map(({ lines }) => ({
    left: commonLeft(lines),
    right: mostRight(lines),
    pitch: smallPitch(lines),
    size: usualSize(lines),
    count: lines.length,
  }));
  return own.map((frame) => {
    const alike = own.filter((other) => Math.abs(other.left - frame.left) < 12 || other.count < 3);
    const large = alike.filter((other) => other.count >= 5);
    const right =
      frame.count >= 5 ? frame.right : Math.max(frame.right, ...large.map((other) => other.right));
    const left = frame.count >= 3 ? frame.left : Math.min(frame.left, ...large.map((other) => other.left));
    const pitch = frame.count >= 5 || large.length === 0 ? frame.pitch : (large[0]?.pitch ?? frame.pitch);
    const size = frame.count >= 5 || large.length === 0 ? frame.size : (large[0]?.size ?? frame.size);
    return { left, right, pitch, size };
  });
}

/** The leftmost start that several lines share; a list's or a quotation's stray start does not count. */
function commonLeft(lines: readonly Line[]): number {
  const starts = lines.map((line) => line.x0).sort((a, b) => a - b);
  const enough = Math.max(2, lines.length * 0.15);
  let from = 0;
  let to = 0;
  for (const start of starts) {
    while (start - (starts[from] ?? 0) >= 2) from += 1;
    while (to < starts.length && (starts[to] ?? 0) - start < 2) to += 1;
    if (to - from >= enough) return start;
  }
  return starts[0] ?? 0;
}

function mostRight(lines: readonly Line[]): number {
  return lines.reduce((most, line) => Math.max(most, line.x1), -Infinity);
}

function usualSize(lines: readonly Line[]): number {
  const sizes = lines.map(({ size }) => size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** The usual line distance inside paragraphs: the lower third, as paragraph gaps only ever add to it. */
function smallPitch(lines: readonly Line[]): number {
  const gaps = lines.slice(1).map((line, index) => (lines[index]?.y ?? 0) - line.y);
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 3)] ?? pitchOf(lines);
}
