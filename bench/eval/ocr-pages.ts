import { createCanvas, type Canvas, type SKRSContext2D } from '@napi-rs/canvas';
import { withHandwriting } from '../../backend/src/documents/testing/scan-samples';

/** A seed, so that every run makes the same pages. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function onPaper(width: number, height: number, draw: (context: SKRSContext2D) => void): Canvas {
  const canvas = createCanvas(Math.round(width), Math.round(height));
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  draw(context);
  return canvas;
}

/** Grain of a bad copier, and specks. */
function noisy(page: Canvas, seed: number): Canvas {
  const random = randomFrom(seed);
  return onPaper(page.width, page.height, (context) => {
    context.drawImage(page, 0, 0);
    const image = context.getImageData(0, 0, page.width, page.height);
    for (let at = 0; at < image.data.length; at += 4) {
      const grain = (random() + random() + random() - 1.5) * 90;
      const value = random() < 0.004 ? 0 : (image.data[at] ?? 0) + grain;
      image.data.fill(Math.min(255, Math.max(0, value)), at, at + 3);
    }
    context.putImageData(image, 0, 0);
  });
}

function turned(page: Canvas, degrees: number): Canvas {
  const isAcross = Math.round(degrees / 90) % 2 !== 0;
  const [width, height] = isAcross ? [page.height, page.width] : [page.width, page.height];
  return onPaper(width, height, (context) => {
    context.translate(width / 2, height / 2);
    context.rotate((degrees * Math.PI) / 180);
    context.drawImage(page, -page.width / 2, -page.height / 2);
  });
}

/** Held by hand under a lamp: yellow light, a shadow over half of the page, a little out of focus and askew. */
function photographed(page: Canvas): Canvas {
  const askew = turned(page, 1.2);
  return onPaper(page.width, page.height, (context) => {
    context.filter = 'blur(0.8px)';
    context.drawImage(askew, 0, 0);
    context.filter = 'none';
    context.globalCompositeOperation = 'multiply';
    context.fillStyle = '#f1e3c4';
    context.fillRect(0, 0, page.width, page.height);
    const shadow = context.createLinearGradient(0, 0, page.width, page.height * 0.6);
    shadow.addColorStop(0.25, '#ffffff');
    shadow.addColorStop(0.5, '#777777');
    shadow.addColorStop(1, '#4a4a4a');
    context.fillStyle = shadow;
    context.fillRect(0, 0, page.width, page.height);
  });
}

/** A page of an open book: its lines rise and fall by 5 mm. */
function bent(page: Canvas): Canvas {
  const rise = 30;
  return onPaper(page.width, page.height + 2 * rise, (context) => {
    for (let x = 0; x < page.width; x += 1)
      context.drawImage(
        page,
        x,
        0,
        1,
        page.height,
        x,
        rise * (1 + Math.sin((x / page.width) * Math.PI)),
        1,
        page.height,
      );
  });
}

/** @param share of its pixels along each side */
function coarse(page: Canvas, share: number): Canvas {
  return onPaper(page.width * share, page.height * share, (context) => {
    context.imageSmoothingQuality = 'high';
    context.drawImage(page, 0, 0, page.width * share, page.height * share);
  });
}

export interface PageKind {
  name: string;
  /** Of a clean page at 150 dots to the inch. */
  make: (page: Canvas, seed: number) => Canvas;
  /** Of the JPEG, of 100. */
  quality: number;
}

export const PAGE_KINDS: readonly PageKind[] = [
  { name: 'clean, 150 dpi', make: (page) => page, quality: 85 },
  { name: 'noisy', make: noisy, quality: 50 },
  { name: 'turned 3°', make: (page) => turned(page, 3), quality: 85 },
  { name: 'turned 8° the other way', make: (page) => turned(page, -8), quality: 85 },
  { name: 'bent', make: bent, quality: 85 },
  { name: 'on its side', make: (page) => turned(page, 90), quality: 85 },
  { name: 'on its other side, and turned 2°', make: (page) => turned(page, 272), quality: 85 },
  { name: 'upside down', make: (page) => turned(page, 180), quality: 85 },
  {
    name: 'with handwriting below',
    make: (page) =>
      withHandwriting(onPaper(page.width, page.height, (context) => context.drawImage(page, 0, 0))),
    quality: 85,
  },
  { name: 'photo with a shadow', make: photographed, quality: 70 },
  { name: 'low resolution, 100 dpi', make: (page) => coarse(page, 2 / 3), quality: 70 },
  { name: 'very low resolution, 75 dpi', make: (page) => coarse(page, 1 / 2), quality: 60 },
];
