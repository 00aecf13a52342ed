import { dirname, join } from 'node:path';
import type { Canvas } from '@napi-rs/canvas';
import { createWorker, PSM, type Page, type Worker } from 'tesseract.js';
import { paintedTurned, type QuarterTurn } from './turned';
import type { ScannedLine, ScannedPage } from './scanned-page';

/** The English data that is installed with the product: nothing is fetched. */
const LANGUAGE_DATA = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Of 100. A page that is upright is read at 80 and more, one that lies on its side or its head at 25 to 50. */
const UPRIGHT_FROM = 65;
/** Words less sure than this are mostly specks, edges and drawings. */
const WORD_FROM = 30;
/** A page with fewer letters than this holds a picture, not writing. */
const FEWEST_LETTERS = 12;
/** A page less sure than this is no text: a photo, a drawing or handwriting. */
const TEXT_FROM = 45;

/** Light and dark are told apart place by place: one threshold for a page loses what lies in a shadow. */
const SAUVOLA = '2';

let starting: Promise<Worker> | undefined;

/** One for the process; loading it takes 0.3 s and 200 MB. */
function engine(): Promise<Worker> {
  starting ??= createWorker('eng', 1, {
    langPath: LANGUAGE_DATA,
    gzip: true,
    cacheMethod: 'none',
    // A library's words about a page of a student do not belong in a log.
    logger: () => undefined,
    errorHandler: () => undefined,
  });
  return starting;
}

/**
 * The words of a page. One that is read badly is turned by quarters until it can be read.
 * @param pointsWide the width of the picture on paper
 * @returns null if there is no text that can be read
 */
export async function recognise(picture: Canvas, pointsWide: number): Promise<ScannedPage | null> {
  const scale = pointsWide / picture.width;
  let best = await readTurned(picture, 0);
  for (const turn of [2, 1, 3] as const) {
    if (best.confidence >= UPRIGHT_FROM) break;
    const other = await readTurned(picture, turn);
    if (other.confidence > best.confidence) best = other;
  }
  const lines = linesOf(best.page, scale);
  const words = lines.flatMap(({ words: found }) => found.map(([text]) => text));
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < FEWEST_LETTERS || best.confidence < TEXT_FROM) return null;
  const isTurned = best.turn % 2 === 1;
  const [width, height] = isTurned ? [picture.height, picture.width] : [picture.width, picture.height];
  return { width: width * scale, height: height * scale, lines, confidence: Math.round(best.confidence) };
}

interface Reading {
  page: Page;
  turn: QuarterTurn;
  confidence: number;
}

async function readTurned(picture: Canvas, turn: QuarterTurn): Promise<Reading> {
  const worker = await engine();
  await worker.setParameters({ tessedit_pageseg_mode: PSM.AUTO, thresholding_method: SAUVOLA } as Parameters<
    Worker['setParameters']
  >[0]);
  const png = await paintedTurned(picture, turn).encode('png');
  const { data } = await worker.recognize(png, {}, { blocks: true, text: false });
  return { page: data, turn, confidence: confidenceOf(data) };
}

interface FoundWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

const rowsOf = (page: Page) =>
  (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines));

/** Of all words with letters, by their length: long words are seldom right by chance. */
function confidenceOf(page: Page): number {
  const words: FoundWord[] = rowsOf(page)
    .flatMap(({ words: found }) => found)
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const weight = words.reduce((sum, { text }) => sum + text.length, 0);
  if (weight === 0) return 0;
  return words.reduce((sum, { text, confidence }) => sum + confidence * text.length, 0) / weight;
}

function linesOf(page: Page, scale: number): ScannedLine[] {
  return rowsOf(page).flatMap(({ words, baseline, rowAttributes }): ScannedLine[] => {
    const kept = words.filter(({ text, confidence }) => text.trim() !== '' && confidence >= WORD_FROM);
    if (kept.length === 0) return [];
    return [
      {
        // Of a slanting line the middle: all its words stand on one line of the text.
        y: ((baseline.y0 + baseline.y1) / 2) * scale,
        size: rowAttributes.rowHeight * scale,
        words: kept.map(({ text, bbox }) => [text.trim(), bbox.x0 * scale, bbox.x1 * scale] as const),
      },
    ];
  });
}
