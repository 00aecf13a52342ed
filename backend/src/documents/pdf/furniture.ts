import type { Line } from './lines';

/** Headers and footers lie within this many lines of the page's edge. */
const EDGE_LINES = 4;
/** In points: how far the same header may move from page to page. */
const SAME_HEIGHT = 4;
const ISOLATED_BY_PITCHES = 1.4;

const PAGE_OF_PAGES = /^[-–—[(\s]*(?:(?:page|pg\.?|p\.)\s*)?\d{1,4}\s*(?:of|\/|\|)\s*\d{1,4}[-–—\])\s]*$/i;
const NAMED_PAGE = /^[-–—[(\s]*(?:page|pg\.?|p\.)\s*\d{1,4}[-–—\])\s]*$/i;
const DECORATED_NUMBER = /^(?:[-–—]\s*\d{1,4}\s*[-–—]|\[\d{1,4}\]|\(\d{1,4}\))$/;
const BARE_NUMBER = /^(?:\d{1,4}|[ivxl]{1,6})$/;
const PRINTED_ADDRESS = /^(?:https?|file):\/\/\S+(?:\s+\d{1,4}\s*(?:\/|of)\s*\d{1,4})?$/i;
const PRINTED_WHEN = /^\d{1,4}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}(?:\s*[ap]\.?m\.?)?(?:\s|$)/i;
/** MLA: the surname and the page number at the right of the top margin. */
const SURNAME_AND_PAGE = /^\p{Lu}[\p{L}'’-]+\s+\d{1,3}$/u;

/**
 * Running headers, footers and page numbers: lines at the edge of a page that repeat at the same height on
 * another page (numbers aside), or that are a page number or a browser's printout mark by their form.
 */
export function furnitureOf(pages: readonly (readonly Line[])[]): Set<Line> {
  const found = new Set<Line>();
  // A page that was handed in twice repeats itself, not its header: it would lose its first and last lines both times.
  const copies = pages.map((lines) => lines.map(keyOf).join('\n'));
  const edges = pages.map((lines) => ({
    top: lines.slice(0, EDGE_LINES),
    bottom: lines.slice(-EDGE_LINES).reverse(),
  }));
  pages.forEach((lines, page) => {
    const pitch = pitchOf(lines);
    for (const edge of ['top', 'bottom'] as const) {
      const elsewhere = edges
        .filter((_, other) => copies[other] !== copies[page])
        .flatMap((other) => other[edge]);
      const own = edges[page]?.[edge] ?? [];
      own.every((line, depth) => {
        if (found.has(line)) return true;
        const inner = own[depth + 1];
        const isolated = inner === undefined || Math.abs(line.y - inner.y) > pitch * ISOLATED_BY_PITCHES;
        if (!repeats(line, elsewhere) && !isMark(line, edge, isolated, lines)) return false;
        found.add(line);
        return true;
      });
    }
  });
  return found;
}

function repeats(line: Line, elsewhere: readonly Line[]): boolean {
  const key = keyOf(line);
  return elsewhere.some((other) => Math.abs(other.y - line.y) <= SAME_HEIGHT && keyOf(other) === key);
}

function keyOf(line: Line): string {
  return line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');
}

function isMark(line: Line, edge: 'top' | 'bottom', isolated: boolean, lines: readonly Line[]): boolean {
  const { text } = line;
  if (PAGE_OF_PAGES.test(text) || NAMED_PAGE.test(text) || DECORATED_NUMBER.test(text)) return true;
  if (edge === 'bottom' && PRINTED_ADDRESS.test(text)) return true;
  if (edge === 'top' && PRINTED_WHEN.test(text)) return true;
  const left = lines.reduce((least, one) => Math.min(least, one.x0), Infinity);
  const right = lines.reduce((most, one) => Math.max(most, one.x1), -Infinity);
  const setApart = line.x0 > left + (right - left) * 0.3;
  if (BARE_NUMBER.test(text)) return isolated || setApart;
  return edge === 'top' && setApart && line.x1 > right - (right - left) * 0.15 && SURNAME_AND_PAGE.test(text);
}

/** Usual distance from line to line. */
export function pitchOf(lines: readonly Pick<Line, 'y' | 'size'>[]): number {
  const gaps = lines.slice(1).map((line, index) => Math.abs((lines[index]?.y ?? 0) - line.y));
  const sorted = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? (lines[0]?.size ?? 12) * 1.2;
}

const PRINTED_NUMBER = /\d{1,4}/;

/**
 * The numbers printed on the pages, where they do not ascend: every page has one, and together they run without a
 * gap, so that no year or mark is taken for one. Null if the pages are in order, or do not show it.
 */
export function numbersOutOfOrder(
  pages: readonly (readonly Line[])[],
  furniture: ReadonlySet<Line>,
): number[] | null {
  const numbers = pages.map((lines) => printedNumberOf(lines.filter((line) => furniture.has(line))));
  if (numbers.length < 2 || !numbers.every((number) => number !== null)) return null;
  const sorted = [...numbers].sort((a, b) => a - b);
  const runWithoutGap = sorted.every((number, index) => number === (sorted[0] ?? 0) + index);
  return runWithoutGap && numbers.some((number, index) => number !== sorted[index]) ? numbers : null;
}

/** Also null if a page shows two numbers. */
function printedNumberOf(furniture: readonly Line[]): number | null {
  const forms = [PAGE_OF_PAGES, NAMED_PAGE, DECORATED_NUMBER, /^\d{1,4}$/, SURNAME_AND_PAGE];
  const marks = furniture.filter(({ text }) => forms.some((form) => form.test(text)));
  const [number] = PRINTED_NUMBER.exec(marks[0]?.text ?? '') ?? [];
  return marks.length === 1 && number !== undefined ? Number(number) : null;
}
