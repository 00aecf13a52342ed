import { Canvas, createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';

/*
 * pdf.js draws the soft masks that go by brightness with filters that only a browser has, and without them as if all of a mask
 * let through: what a mask hides would show. These make and obey a filter in their place.
 */

/** Where the brightness of a mask is its opacity. @see BrightnessFilters */
const BRIGHTNESS = 'brightness-as-opacity';
/** Of red, green and blue, as pdf.js weighs them. */
const WEIGHTS = [0.3, 0.59, 0.11] as const;

type TransferMap = readonly number[] | Uint8Array | null;
interface Drawing {
  canvas: Canvas;
  context: SKRSContext2D;
}

/** The map that the next mask to be drawn is put through, set just before it is drawn. */
let nextMap: TransferMap = null;

/** Makes the filters of pdf.js by name. */
export class BrightnessFilters {
  addFilter(): string {
    return 'none';
  }
  addHCMFilter(): string {
    return 'none';
  }
  addAlphaFilter(): string {
    return 'none';
  }
  addLuminosityFilter(map: TransferMap = null): string {
    nextMap = map;
    return BRIGHTNESS;
  }
  addHighlightHCMFilter(): string {
    return 'none';
  }
  destroy(): void {
    nextMap = null;
  }
}

/** Makes canvases that know that filter. */
export class MaskingCanvases {
  /** Masks as they were turned into opacity, until they are drawn again. */
  private readonly known = new WeakMap<object, { map: TransferMap; canvas: Canvas }>();

  create(width: number, height: number): Drawing {
    if (!(width > 0 && height > 0)) throw new Error('a canvas without a size');
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    this.teach(context);
    return { canvas, context };
  }

  reset({ canvas }: Drawing, width: number, height: number): void {
    this.known.delete(canvas);
    canvas.width = width;
    canvas.height = height;
  }

  destroy(drawing: Drawing): void {
    drawing.canvas.width = drawing.canvas.height = 0;
    Object.assign(drawing, { canvas: null, context: null });
  }

  private teach(context: SKRSContext2D): void {
    let isMask = false;
    const draw = context.drawImage.bind(context) as (...args: unknown[]) => void;
    Object.defineProperty(context, 'filter', {
      get: () => 'none',
      set: (filter: string) => (isMask = filter === BRIGHTNESS),
    });
    // A pattern of a canvas copies all of it for each letter that is filled with it.
    const pattern = context.createPattern.bind(context) as (...args: unknown[]) => CanvasPattern;
    context.createPattern = (of: unknown, repeats: unknown) =>
      pattern(isCanvas(of) ? pixelsOf(of) : of, repeats);
    context.drawImage = (image: unknown, ...places: unknown[]): void => {
      draw(isMask ? this.asOpacity(image as Canvas) : image, ...places);
      isMask = false;
    };
  }

  private asOpacity(mask: Canvas): Canvas {
    const known = this.known.get(mask);
    if (known && known.map === nextMap) return known.canvas;
    const { width, height, data } = pixelsOf(mask);
    for (let at = 0; at < data.length; at += 4) {
      const light = WEIGHTS[0] * data[at]! + WEIGHTS[1] * data[at + 1]! + WEIGHTS[2] * data[at + 2]!;
      const opacity = Math.round((light * data[at + 3]!) / 255);
      data[at + 3] = nextMap?.[opacity] ?? opacity;
    }
    const canvas = createCanvas(width, height);
    canvas.getContext('2d').putImageData(new ImageData(data, width, height), 0, 0);
    this.known.set(mask, { map: nextMap, canvas });
    return canvas;
  }
}

const isCanvas = (source: unknown): source is Canvas => source instanceof Canvas;
const pixelsOf = (canvas: Canvas): ImageData =>
  canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
