import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import {
  AnnotationMode,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import { letGo } from '../pictures/canvas-memory';
import { largeJpegsIn, makeSmaller } from './large-jpegs';
import { multiply, toMatrix, type Matrix } from './matrix';
import { openPdf } from './open-pdf';
import { shrinkImages } from './shrink-images';

/** Pixels of one picture: an A4 page at 1.5 to the point. Letters are compared with themselves, so they need not be sharp. */
const PIXELS = 1_150_000;
const MOST_TO_A_POINT = 2;
/** The same, seen closer. */
const CLOSER_PIXELS = 2_600_000;
const CLOSER_MOST_TO_A_POINT = 4;

/** Pictures of one page, all of the same size. */
export interface PageLook {
  width: number;
  height: number;
  /** From points to pixels. */
  matrix: Matrix;
  /**
   * The page without its text, with that of its first layer, and so on up to the page as a reader sees it, with what comments lie over
   * it: four bytes to the pixel.
   */
  upTo: Uint8ClampedArray[];
  /** Letters in black on white, wherever they are, whatever would hide them: one picture for each layer, with one byte to the pixel. */
  letters: Uint8ClampedArray[];
}

/** Layers by the place of a piece of text among those of its page; none is in the first. */
export type TextLayers = ReadonlyMap<number, number>;

/**
 * Processor time for one file: some twenty pages. All the work on a file may take three times as long, and pages that
 * were not looked at are read by OCR instead.
 */
const CPU_MICROSECONDS = 4_000_000;

/** Draws pages of one file to be looked at. Opened when the first is, as most files have none that needs it. */
export class PageViewer {
  private opened: Promise<PDFDocumentProxy> | undefined;
  private readonly begun = process.cpuUsage();

  /** @param bytes belong to it from here on */
  constructor(private readonly bytes: Uint8Array) {}

  /**
   * @param typed comments whose text is that of the page
   * @param layers which pieces of text overlap, so that each needs a picture apart
   * @param isCloser with more than twice as many pixels
   * @throws what pdf.js throws; Error if the file has used up its time
   */
  async look(
    number: number,
    typed: ReadonlySet<unknown>,
    layers: TextLayers,
    isCloser = false,
  ): Promise<PageLook> {
    const { user, system } = process.cpuUsage(this.begun);
    if (user + system > CPU_MICROSECONDS) throw new Error('there is no time left to look at it');
    this.opened ??= this.open();
    const document = await this.opened;
    const page = await document.getPage(number);
    try {
      shrinkImages(page);
      return await picturesOf(page, document.canvasFactory as CanvasFactory, { typed, layers, isCloser });
    } finally {
      page.cleanup();
    }
  }

  async close(): Promise<void> {
    const document = await this.opened?.catch(() => undefined);
    await document?.destroy();
  }

  private async open(): Promise<PDFDocumentProxy> {
    await makeSmaller(this.bytes, largeJpegsIn(this.bytes));
    return openPdf(this.bytes, { toDraw: true });
  }
}

interface CanvasFactory {
  create(width: number, height: number): { canvas: Canvas; context: SKRSContext2D };
}

interface Steps {
  fnArray: readonly number[];
  argsArray: readonly (readonly unknown[] | null)[];
}

async function picturesOf(
  page: PDFPageProxy,
  factory: CanvasFactory,
  { typed, layers, isCloser }: { typed: ReadonlySet<unknown>; layers: TextLayers; isCloser: boolean },
): Promise<PageLook> {
  const { width: wide, height: high } = page.getViewport({ scale: 1 });
  const scale = Math.min(
    isCloser ? CLOSER_MOST_TO_A_POINT : MOST_TO_A_POINT,
    Math.sqrt((isCloser ? CLOSER_PIXELS : PIXELS) / (wide * high)),
  );
  const viewport = page.getViewport({ scale });
  const width = Math.max(1, Math.round(viewport.width));
  const height = Math.max(1, Math.round(viewport.height));
  const draw = async (shows: (at: number) => boolean): Promise<Uint8ClampedArray> => {
    const { canvas } = factory.create(width, height);
    await page.render({
      canvas: canvas as unknown as HTMLCanvasElement,
      viewport,
      annotationMode: AnnotationMode.ENABLE,
      operationsFilter: shows,
    }).promise;
    const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
    letGo(canvas);
    return data;
  };
  await draw(() => false);
  const steps = onPaper(page);
  const text = textOf(steps, typed);
  const layerAt = new Map(text.map((at, piece) => [at, layers.get(piece) ?? 0]));
  const unit = 1 / (page.userUnit > 0 ? page.userUnit : 1);
  const matrix = multiply(toMatrix(viewport.transform)!, [unit, 0, 0, unit, 0, 0]);
  const look: PageLook = { width, height, matrix, upTo: [], letters: [] };
  const count = Math.max(0, ...layers.values()) + 1;
  for (let layer = 0; layer <= count; layer += 1)
    look.upTo.push(await draw((at) => (layerAt.get(at) ?? -1) < layer));
  for (let layer = 0; layer < count; layer += 1)
    look.letters.push(greysOf(await draw(onlyLetters(steps, (at) => layerAt.get(at) === layer))));
  return look;
}

/** Of black on white one of the four bytes says it all. */
function greysOf(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const greys = new Uint8ClampedArray(pixels.length / 4);
  for (let at = 0; at < greys.length; at += 1) greys[at] = pixels[at * 4]!;
  return greys;
}

/**
 * The steps of a page that pdf.js has drawn: its filter names them by number only. From here on the page is drawn on
 * white paper, as in other readers, and not on a transparent canvas that is laid on paper later: what blends with
 * white looks different on a transparent ground.
 */
function onPaper(page: PDFPageProxy): Steps {
  const kept = (page as unknown as { _intentStates: Map<string, Drawn> })._intentStates;
  const [state] = kept.values();
  if (!state) throw new Error('pdf.js keeps no steps of the page that it has drawn');
  state.displayReadyCapability = { promise: Promise.resolve(false) };
  return state.operatorList;
}

interface Drawn {
  operatorList: Steps;
  /** Whether a transparent canvas is used. */
  displayReadyCapability: { promise: Promise<boolean> };
}

/** Steps that show the page's own text, and that of the comments which count as such, as opposed to that of others and of masks. */
function textOf({ fnArray, argsArray }: Steps, typed: ReadonlySet<unknown>): number[] {
  const found: number[] = [];
  let inMask = 0;
  let isComment = false;
  for (let at = 0; at < fnArray.length; at += 1) {
    const step = fnArray[at];
    if (step === OPS.beginAnnotation) isComment = !typed.has(argsArray[at]?.[0]);
    else if (step === OPS.endAnnotation) isComment = true;
    if (isComment) continue;
    if (step === OPS.beginGroup && (inMask > 0 || (argsArray[at]?.[0] as { smask?: unknown })?.smask))
      inMask += 1;
    else if (step === OPS.endGroup && inMask > 0) inMask -= 1;
    else if (step === OPS.showText && inMask === 0) found.push(at);
  }
  return found;
}

/** Where text stands and in which type, but nothing that colours, clips or covers it. */
const PLACES_TEXT: ReadonlySet<number> = new Set([
  OPS.dependency,
  OPS.save,
  OPS.restore,
  OPS.transform,
  OPS.paintFormXObjectBegin,
  OPS.paintFormXObjectEnd,
  OPS.beginAnnotation,
  OPS.endAnnotation,
  OPS.setLineWidth,
  OPS.beginText,
  OPS.endText,
  OPS.setFont,
  OPS.setCharSpacing,
  OPS.setWordSpacing,
  OPS.setHScale,
  OPS.setLeading,
  OPS.setTextRise,
  OPS.setTextMatrix,
  OPS.setLeadingMoveText,
  OPS.moveText,
  OPS.nextLine,
]);
/** Filled, in outlines, or both; what is not painted or clips is drawn in black here. */
const PAINTING_MODES = 2;

function onlyLetters(
  { fnArray, argsArray }: Steps,
  isText: (at: number) => boolean,
): (at: number) => boolean {
  return (at) => {
    const step = fnArray[at] as number;
    if (step === OPS.setGState) return (argsArray[at]?.[0] as [string][]).every(([key]) => key === 'Font');
    if (step === OPS.setTextRenderingMode) return (argsArray[at]?.[0] as number) <= PAINTING_MODES;
    return isText(at) || PLACES_TEXT.has(step);
  };
}
