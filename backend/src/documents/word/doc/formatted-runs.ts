import { RefusedInWorker } from '../../worker/refused-in-worker';
import { Bytes } from './bytes';

/** Text from one place in the document stream to another that has the same properties. */
export interface FormattedRun {
  start: number;
  end: number;
  /** Of paragraphs: the number of their style. */
  style: number;
  properties: Bytes;
}

const PAGE_BYTES = 512;
const PAGE_NUMBER = 0x003fffff;
/** An essay of 60,000 words that changes its type with every word has 120,000. */
const MOST_RUNS = 300_000;
const NOTHING = new Bytes(new Uint8Array());

/**
 * The runs of a file in the order of their places ([MS-DOC] 2.8.5, 2.8.6).
 * @param table says which pages of the document hold them
 * @throws RefusedInWorker `damaged` if runs overlap, as then programs differ in what they show; `takes_too_long`
 */
export function readRuns(document: Bytes, table: Bytes, kind: 'characters' | 'paragraphs'): FormattedRun[] {
  const count = table.length < 4 ? 0 : (table.length - 4) / 8;
  if (!Number.isInteger(count)) throw new RefusedInWorker('damaged');
  const pages = new Set<number>();
  const runs: FormattedRun[] = [];
  for (let index = 0; index < count; index += 1) {
    const page = table.u32((count + 1) * 4 + index * 4) & PAGE_NUMBER;
    if (pages.has(page)) throw new RefusedInWorker('damaged');
    pages.add(page);
    const read = kind === 'characters' ? charactersOf : paragraphsOf;
    runs.push(...read(document.slice(page * PAGE_BYTES, PAGE_BYTES)));
    if (runs.length > MOST_RUNS) throw new RefusedInWorker('takes_too_long');
  }
  runs.sort((a, b) => a.start - b.start);
  if (runs.some(({ start, end }, index) => end < start || start < (runs[index - 1]?.end ?? 0)))
    throw new RefusedInWorker('damaged');
  return runs;
}

function charactersOf(page: Bytes): FormattedRun[] {
  const count = page.u8(PAGE_BYTES - 1);
  return Array.from({ length: count }, (_, index) => {
    const place = page.u8((count + 1) * 4 + index) * 2;
    const properties = place === 0 ? NOTHING : page.slice(place + 1, page.u8(place));
    return { start: page.u32(index * 4), end: page.u32(index * 4 + 4), style: 0, properties };
  });
}

const PARAGRAPH_BYTES = 13;

function paragraphsOf(page: Bytes): FormattedRun[] {
  const count = page.u8(PAGE_BYTES - 1);
  return Array.from({ length: count }, (_, index) => {
    const place = page.u8((count + 1) * 4 + index * PARAGRAPH_BYTES) * 2;
    const [start, end] = [page.u32(index * 4), page.u32(index * 4 + 4)];
    if (place === 0) return { start, end, style: 0, properties: NOTHING };
    const half = page.u8(place);
    const [at, length] = half > 0 ? [place + 1, half * 2 - 1] : [place + 2, page.u8(place + 1) * 2];
    if (length < 2) return { start, end, style: 0, properties: NOTHING };
    return { start, end, style: page.u16(at), properties: page.slice(at + 2, length - 2) };
  });
}

/** The index of the run that covers a place; -1 where none does. */
export function runAt(runs: readonly FormattedRun[], place: number): number {
  let [low, high] = [0, runs.length - 1];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const run = runs[middle];
    if (!run || run.start > place) high = middle - 1;
    else if (run.end <= place) low = middle + 1;
    else return middle;
  }
  return -1;
}

/** The index of the first run that ends beyond a place; the number of runs if none does. */
export function firstRunBeyond(runs: readonly FormattedRun[], place: number): number {
  let [low, high] = [0, runs.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((runs[middle]?.end ?? 0) > place) high = middle;
    else low = middle + 1;
  }
  return low;
}
