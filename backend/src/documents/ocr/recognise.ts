import { dirname, join } from 'node:path';
import { SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import type { Canvas } from '@napi-rs/canvas';
import { createWorker, PSM, type Line, type Page, type Worker } from 'tesseract.js';
import { letGo } from '../pictures/canvas-memory';
import { evenlyLit } from './evenly-lit';
import { greyImageOf } from './grey-image';
import { inkOf, isBlank, type Ink } from './ink';
import { shareRead } from './ink-read';
import { slantsOf, type Slants } from './slant';
import { paintedTurned } from './turned';
import type { ScannedLine, ScannedPage, ScannedWord } from './scanned-page';

/** The English data that is installed with the product: nothing is fetched. */
const LANGUAGE_DATA = join(dirname(require.resolve('@tesseract.js-data/eng/package.json')), '4.0.0_best_int');
/** Out of 100. A page that is upright is read at 80 and more, one that is upside down at 25 to 50. */
const UPRIGHT_FROM = 65;
/** And most of its ink is read as words. */
const MOSTLY = 0.5;
/** What is left of the ink of other pages is dots, rules and specks. */
const NEARLY_ALL = 0.95;
/** Of 100. */
const AS_SURE = 3;
/** Lines of text in one direction stand apart ten times as clearly as what they make in the other. */
const CLEARLY = 2;
const LEAST_DEGREES = 0.3;
/** Words less sure than this are mostly specks, edges and drawings. */
const WORD_FROM = 30;
/** From this confidence on, a word counts as read correctly. */
const WORD_SURE_FROM = 85;
/** A page with fewer letters than this shows a picture, not writing. */
const FEWEST_LETTERS = 12;
/** A page with less confidence than this is not text but a photo, a drawing or handwriting. */
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
 * The words of a page. Its lines are laid level first, and it is turned by quarters until it can be read.
 * @param picture is let go
 * @param pointsWide the width of the picture on paper
 * @returns `no_text` if there is something on it, but no text that can be read
 */
export async function recognise(
  picture: Canvas,
  pointsWide: number,
): Promise<ScannedPage | 'blank' | 'no_text'> {
  const scale = pointsWide / picture.width;
  const even = evenlyLit(picture);
  const ink = inkOf(even);
  if (isBlank(ink)) return 'blank';
  const best = await bestReading(even, ink);
  const lines = linesOf(best.page, scale);
  const words = lines.flatMap(({ words: found }) => found.map(([text]) => text));
  const letters = words.join('').replace(/[^\p{L}\p{N}]/gu, '').length;
  if (letters < FEWEST_LETTERS || best.confidence < TEXT_FROM) return 'no_text';
  return {
    width: best.width * scale,
    height: best.height * scale,
    lines,
    confidence: Math.round(sureOf(best)),
    ...turnOf(best.degrees),
  };
}

function turnOf(degrees: number): Pick<ScannedPage, 'quarters' | 'slant'> {
  const whole = Math.round(degrees / 90);
  const quarters = ((whole % 4) + 4) % 4;
  const slant = degrees - whole * 90;
  return {
    ...(quarters !== 0 && { quarters: quarters as 1 | 2 | 3 }),
    ...(slant !== 0 && { slant }),
  };
}

/** A page of which words were missed is hard to read, however sure the engine is of the others. */
const sureOf = ({ confidence, share }: Reading) =>
  share < NEARLY_ALL ? Math.min(confidence * share, SCAN_UNSURE_BELOW - 1) : confidence;

interface Reading {
  page: Page;
  degrees: number;
  width: number;
  height: number;
  confidence: number;
  /** Of the ink that looks like letters, what was read as words. */
  share: number;
}

async function bestReading(picture: Canvas, ink: Ink): Promise<Reading> {
  let best: Reading | undefined;
  for (const degrees of turnsOf(slantsOf(ink))) {
    const reading = await readTurned(picture, ink, degrees, PSM.AUTO);
    if (!best || reading.confidence * reading.share > best.confidence * best.share) best = reading;
    if (best.confidence >= UPRIGHT_FROM && best.share >= MOSTLY) break;
  }
  return best!.share >= NEARLY_ALL ? best! : wordsAnywhere(picture, ink, best!);
}

/**
 * A second look for words that were missed, as in the lines of a bent page. It also finds words in drawings, with
 * less confidence.
 */
async function wordsAnywhere(picture: Canvas, ink: Ink, first: Reading): Promise<Reading> {
  const again = await readTurned(picture, ink, first.degrees, PSM.SPARSE_TEXT);
  const isAsSure = again.confidence >= first.confidence - AS_SURE;
  return isAsSure && again.confidence * again.share > first.confidence * first.share ? again : first;
}

/**
 * By how much to turn the page clockwise so that its lines are level, likeliest first: only reading tells its top
 * from its bottom.
 */
function turnsOf({ across, upright }: Slants): number[] {
  const level = leastOf(-across.degrees);
  const sideways = leastOf(-upright.degrees) + 90;
  const asItIs = [level, level + 180];
  const onItsSide = [sideways, sideways + 180];
  if (across.clarity > upright.clarity * CLEARLY) return asItIs;
  if (upright.clarity > across.clarity * CLEARLY) return onItsSide;
  return [...asItIs, ...onItsSide];
}

/** Turning blurs letters a little, so it must be worth it. */
const leastOf = (degrees: number) => (Math.abs(degrees) < LEAST_DEGREES ? 0 : degrees);

async function readTurned(picture: Canvas, inkAsItIs: Ink, degrees: number, mode: PSM): Promise<Reading> {
  const worker = await engine();
  await worker.setParameters({ tessedit_pageseg_mode: mode, thresholding_method: SAUVOLA } as Parameters<
    Worker['setParameters']
  >[0]);
  const canvas = paintedTurned(picture, degrees);
  const { width, height } = canvas;
  const ink = canvas === picture ? inkAsItIs : inkOf(canvas);
  const image = greyImageOf(canvas);
  if (canvas !== picture) letGo(canvas);
  const { data: page } = await worker.recognize(image, {}, { blocks: true, text: false });
  const boxes = wordsOf(page).map(({ bbox }) => bbox);
  return { page, degrees, width, height, confidence: confidenceOf(page), share: shareRead(ink, boxes) };
}

interface FoundWord {
  text: string;
  confidence: number;
  bbox: { x0: number; y0: number; x1: number; y1: number };
}

const rowsOf = (page: Page) =>
  (page.blocks ?? []).flatMap(({ paragraphs }) => paragraphs.flatMap(({ lines }) => lines)).filter(isLevel);

/** The engine also reads lines that run up the page, but gives their places as if they ran across it. */
const isLevel = ({ words, bbox }: Line) => words.length < 2 || bbox.x1 - bbox.x0 > bbox.y1 - bbox.y0;

/** What is kept of what was found. */
const wordsOf = (page: Page): FoundWord[] =>
  rowsOf(page)
    .flatMap(({ words }) => words)
    .filter(isKept);

const isKept = ({ text, confidence }: FoundWord) => text.trim() !== '' && confidence >= WORD_FROM;

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
  // To a hundredth, as they are stored with the essay.
  const points = (pixels: number) => Math.round(pixels * scale * 100) / 100;
  return rowsOf(page).flatMap(({ words, baseline, rowAttributes }): ScannedLine[] => {
    const kept = words.filter(isKept);
    if (kept.length === 0) return [];
    return [
      {
        // Of a slanting line the middle: all its words stand on one line of the text.
        y: points((baseline.y0 + baseline.y1) / 2),
        size: points(rowAttributes.rowHeight),
        ends: [points(baseline.x0), points(baseline.y0), points(baseline.x1), points(baseline.y1)],
        words: kept.map(({ text, bbox, confidence }, at): ScannedWord => {
          const word = isLetterI(kept[at]!, kept[at + 1], rowAttributes.rowHeight) ? 'I' : text.trim();
          const [x0, x1] = [points(bbox.x0), points(bbox.x1)];
          return confidence < WORD_SURE_FROM ? [word, x0, x1, true] : [word, x0, x1];
        }),
      },
    ];
  });
}

/** The engine takes the word "I" for an upright rule in most typefaces without serifs; a rule is higher than a line, or nothing follows it. */
function isLetterI({ text, bbox }: FoundWord, next: FoundWord | undefined, rowHeight: number): boolean {
  return text.trim() === '|' && bbox.y1 - bbox.y0 <= rowHeight * 1.5 && /^\p{Ll}/u.test(next?.text ?? '');
}
