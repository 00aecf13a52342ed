import { MINUTE_MS } from '@marklight/contracts/durations';
import type { TextPlaces } from '@marklight/contracts/text-places';
import type { Canvas } from '@napi-rs/canvas';
import { MemoryGuard } from '../common/work/memory-guard';
import { Workers } from '../common/work/workers';
import type { PagedType } from './document-type';
import { DocumentsService } from './documents.service';
import type { ScannedPages, ScanOutcome } from './ocr/scanned-page';
import { paintedTurned } from './ocr/turned';
import { PlacesReader } from './places-reader';
import { ReaderPool } from './reader-pool';
import { ScanReader } from './scan-reader';
import { markedWord } from './testing/marked-words';
import { aPdf } from './testing/pdf-samples';
import { aPdfOfPages, aScannedPage } from './testing/scan-samples';

// The processes run the compiled reader, so these tests need a build.
const ASKER = { account: 'teacher' };
const LIMITS = { milliseconds: 10 * MINUTE_MS, cpuMilliseconds: 5 * MINUTE_MS };
const [A4_WIDE, A4_HIGH] = [595.28, 841.89];

const workers = new Workers();
const documents = new DocumentsService(new ReaderPool(workers, LIMITS));
const scanReader = new ScanReader(1, new MemoryGuard(100_000), LIMITS);
const reader = new PlacesReader(workers);
afterAll(() => {
  workers.onModuleDestroy();
  scanReader.onModuleDestroy();
});

const textOf = async (content: Uint8Array, scans?: ScannedPages) =>
  (await documents.readEssay({ content, filename: 'essay.pdf' }, ASKER, scans)).text;

async function placesOf(
  content: Uint8Array,
  text: string,
  {
    scans = [],
    type = 'pdf',
    turnedPages = [],
  }: { scans?: ScannedPages; type?: PagedType; turnedPages?: number[] } = {},
): Promise<TextPlaces> {
  const found = await reader.find({ content, type, text, scans: JSON.stringify(scans), turnedPages }, ASKER);
  return JSON.parse(found!) as TextPlaces;
}

const PAGE_ONE = [
  'The library in our town is the one place where everybody meets on weekdays,',
  'whatever they believe and whatever they earn, and nobody has to buy anything there.',
];
const PAGE_TWO = [
  'Some people say that a library is a thing of the past, but they have never been inside',
  'ours on a rainy Saturday, when every chair is taken and children lie on the carpet.',
];

/** Lines at 72 points from the left, the first baseline 100 points from the top, and 20 from line to line. */
function typeLines(pdf: PDFKit.PDFDocument, lines: readonly string[], x = 72): void {
  lines.forEach((line, at) => pdf.text(line, x, 100 + at * 20, { lineBreak: false, baseline: 'alphabetic' }));
}

/** Where a word of such a line begins, in points. */
async function startOf(line: string, word: string): Promise<{ x: number; width: number }> {
  let found = { x: 0, width: 0 };
  await aPdf((pdf) => {
    found = { x: pdf.widthOfString(line.slice(0, line.indexOf(word))), width: pdf.widthOfString(word) };
  });
  return found;
}

describe('the words of a PDF with text', () => {
  it('are placed where they are printed, on each page', async () => {
    const content = await aPdf((pdf) => {
      typeLines(pdf, PAGE_ONE);
      pdf.addPage();
      typeLines(pdf, PAGE_TWO);
    });
    const text = await textOf(content);
    const places = await placesOf(content, text);
    expect(places.characters).toBe(text.length);
    for (const [word, page, line, baseline] of [
      ['everybody', 1, PAGE_ONE[0]!, 100],
      ['nobody', 1, PAGE_ONE[1]!, 120],
      ['thing', 2, PAGE_TWO[0]!, 100],
      ['chair', 2, PAGE_TWO[1]!, 120],
    ] as const) {
      const found = markedWord(places, text, word)!;
      const { x, width } = await startOf(line, word);
      expect(found.page).toBe(page);
      expect(found.left * A4_WIDE).toBeCloseTo(72 + x, 0);
      expect(found.right * A4_WIDE).toBeCloseTo(72 + x + width, 0);
      expect(found.top * A4_HIGH).toBeCloseTo(baseline - 12 * 0.78, 0);
      expect(found.bottom * A4_HIGH).toBeCloseTo(baseline + 12 * 0.24, 0);
    }
  });

  it('are placed in each of two columns', async () => {
    const left = Array.from({ length: 12 }, (_, at) => `the left column has a line number ${at} here`);
    const right = Array.from({ length: 12 }, (_, at) => `and the right one goes on with row ${at} there`);
    const content = await aPdf((pdf) => {
      pdf.fontSize(9);
      typeLines(pdf, left, 60);
      typeLines(pdf, right, 320);
    });
    const text = await textOf(content);
    const places = await placesOf(content, text);
    expect(text.indexOf('number 11')).toBeLessThan(text.indexOf('row 0'));
    expect(markedWord(places, text, 'left')!.right).toBeLessThan(0.5);
    expect(markedWord(places, text, 'right')!.left).toBeGreaterThan(0.5);
    const word = markedWord(places, text, '7')!;
    expect(word.middle.y * A4_HIGH).toBeCloseTo(100 + 7 * 20 - 9 * 0.27, 0);
  });

  it.each([
    [90, (x: number, y: number) => [1 - y, x]],
    [180, (x: number, y: number) => [1 - x, 1 - y]],
    [270, (x: number, y: number) => [y, 1 - x]],
  ])('are placed on a page that is shown turned by %d°', async (degrees, turn) => {
    const content = await aPdf((pdf) => {
      (pdf.page.dictionary.data as Record<string, unknown>)['Rotate'] = degrees;
      typeLines(pdf, [...PAGE_ONE, ...PAGE_TWO]);
    });
    const text = await textOf(content);
    const found = markedWord(await placesOf(content, text), text, 'everybody')!;
    const { x, width } = await startOf(PAGE_ONE[0]!, 'everybody');
    const [across, down] = turn((72 + x + width / 2) / A4_WIDE, (100 - 12 * 0.27) / A4_HIGH);
    expect(found.middle.x).toBeCloseTo(across!, 2);
    expect(found.middle.y).toBeCloseTo(down!, 2);
  });

  it('are placed where a word is divided at the end of a line', async () => {
    const content = await aPdf((pdf) =>
      typeLines(pdf, [
        'The council in our town has commit-',
        'ted itself to the library, and so have',
        'the people who live here and read.',
      ]),
    );
    const text = await textOf(content);
    expect(text).toContain('has committed itself');
    const { lines } = await placesOf(content, text);
    const start = text.indexOf('committed');
    expect(lines.map(({ words }) => words.some(([at]) => at === start))).toEqual([true, true, false]);
  });

  it('have no place where the text says something else', async () => {
    const content = await aPdf((pdf) => typeLines(pdf, PAGE_ONE));
    const text = 'A poem that has nothing in common with what they typed, whatever they believe.';
    const places = await placesOf(content, text);
    expect(markedWord(places, text, 'poem')).toBeNull();
    const other = 'Cats purr. Dogs bark in the night.';
    expect((await placesOf(content, other)).lines).toEqual([]);
  });
});

const SCANNED = [
  'Some people say that a library is a thing of the past. They have not been there on a rainy Saturday, when every chair is taken and children lie on the carpet with their books.',
  'A town without a library is a town without a living room, and nobody wants to live there.',
];

/** Where `aScannedPage` paints a word of its first line, in pixels of the page as it lay before it was turned. */
function paintedAt(page: Canvas, word: string) {
  const context = page.getContext('2d');
  const before = SCANNED[0]!.slice(0, SCANNED[0]!.indexOf(word));
  return {
    x: 140 + context.measureText(before).width + context.measureText(word).width / 2,
    y: 140 - 25 * 0.27,
  };
}

describe('the words of a scanned page', () => {
  it.each([3, -6, 90, 180, 268])('are placed where it shows them, turned by %d°', async (degrees) => {
    const level = aScannedPage(SCANNED);
    const page = paintedTurned(level, degrees);
    const content = page.encodeSync('jpeg', 80);
    const found = await scanReader.read({ content, type: 'jpeg', page: 1 }, ASKER);
    const scans = [[1, found]] as const;
    const { text } = await documents.readEssay({ content, filename: 'photo.jpg' }, ASKER, scans);
    const places = await placesOf(content, text, { scans, type: 'jpeg' });
    for (const word of ['people', 'library', 'past']) {
      const expected = paintedAt(level, word);
      const shown = shownAt(expected, level, degrees);
      const marked = markedWord(places, text, word)!;
      expect(Math.abs(marked.middle.x - shown.x)).toBeLessThan(0.008);
      expect(Math.abs(marked.middle.y - shown.y)).toBeLessThan(0.006);
    }
  });

  it('are placed beside typed pages, and where the teacher corrected the text, as far as both agree', async () => {
    const content = await aPdfOfPages([PAGE_ONE.join(' '), aScannedPage(SCANNED)]);
    const scans = [[2, await scanReader.read({ content, type: 'pdf', page: 2 }, ASKER)]] as const;
    const text = await textOf(content, scans);
    expect(text).toContain(SCANNED[1]);
    const corrected = text
      .replace('a rainy Saturday', 'a wet Sunday')
      .replace(/ A town[^]*$/, ' The teacher typed other words.');
    const places = await placesOf(content, corrected, { scans });
    expect(markedWord(places, corrected, 'everybody')).toMatchObject({ page: 1 });
    expect(markedWord(places, corrected, 'chair')).toMatchObject({ page: 2 });
    expect(markedWord(places, corrected, 'Sunday')).toBeNull();
  });

  it.each<[string, ScanOutcome, number[]]>([
    ['a model read its handwriting', { writing: SCANNED.join('\n'), model: 'any' }, []],
    ['it is not known any more', 'no_text', [1]],
  ])('have no place where %s', async (_, outcome, turnedPages) => {
    const content = aScannedPage(SCANNED).encodeSync('jpeg', 80);
    const scans = [[1, outcome]] as const;
    const places = await placesOf(content, SCANNED.join('\n\n'), { scans, type: 'jpeg', turnedPages });
    expect(places.lines).toEqual([]);
  });
});

/** A place of a page that was turned, as a fraction of its picture, which is shown turned back by whole quarters. */
function shownAt(
  { x, y }: { x: number; y: number },
  { width, height }: Canvas,
  degrees: number,
): { x: number; y: number } {
  const slant = ((degrees - Math.round(degrees / 90) * 90) * Math.PI) / 180;
  const [cos, sin] = [Math.cos(slant), Math.sin(slant)];
  const [across, down] = [x - width / 2, y - height / 2];
  const wide = width * Math.abs(cos) + height * Math.abs(sin);
  const high = width * Math.abs(sin) + height * Math.abs(cos);
  return {
    x: 0.5 + (across * cos - down * sin) / wide,
    y: 0.5 + (across * sin + down * cos) / high,
  };
}
