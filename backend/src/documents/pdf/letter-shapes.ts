import { createCanvas, Path2D } from '@napi-rs/canvas';
import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf';
import type { ShownGlyph } from './operators';

/** Typefaces that any other of the Latin script resembles more, letter for letter, than it resembles their other letters. */
const FACES = ['Times-Roman', 'Times-Italic', 'Courier', 'Helvetica', 'Helvetica-Bold'];
const LETTERS = Array.from('abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ');
/**
 * So much more must a shape resemble another letter to count as that. Of 57 typefaces in roman and italic, light and bold, at most two
 * letters of 52 did; of the same with their letters exchanged, 45 and more.
 */
const CLEARLY = 0.15;
/** And so much it must resemble its own. */
const AT_ALL = 0.4;
/** What fills more than this share of its square is a block. */
const FILLED = 0.8;
/** Pixels. A letter is drawn this large, and compared in so many squares across. */
const CELL = 48;
const SQUARES = 12;
/** Longer outlines are drawings. */
const OUTLINE_MAX = 20_000;
const KNOWN_AT_MOST = 20_000;

/** How dark each square is, with a mean of 0 and a length of 1; null where nothing is drawn. */
type Shape = Float32Array | null;

const known = new Map<string, boolean>();
let faces: Map<string, Shape[]> | undefined;

export const isLatinLetter = (text: string): boolean => /^[a-z]$/i.test(text);

/**
 * Whether an outline could be that letter: it does not look clearly more like another one, or like nothing.
 * @param outline as an SVG path, of any size, with its y axis pointing up
 */
export function looksLike(letter: string, outline: string): boolean {
  const key = `${letter}${outline}`;
  const answer = known.get(key) ?? (outline.length <= OUTLINE_MAX && resembles(letter, shapeOf(outline)));
  if (known.size >= KNOWN_AT_MOST) known.clear();
  known.set(key, answer);
  return answer;
}

function resembles(letter: string, shape: Shape): boolean {
  if (!shape) return false;
  if (!faces) throw new Error('the typefaces to compare with have not been drawn');
  let [own, other] = [-1, -1];
  for (const [each, shapes] of faces) {
    const likeness = Math.max(...shapes.map((face) => (face ? product(shape, face) : -1)));
    if (each.toLowerCase() === letter.toLowerCase()) own = Math.max(own, likeness);
    else other = Math.max(other, likeness);
  }
  return own >= Math.max(AT_ALL, other - CLEARLY);
}

/** Draws the typefaces that letters are compared with, if that has not been done. They are those that pdf.js brings for PDFs without. */
export async function prepareLetterShapes(): Promise<void> {
  faces ??= await facesDrawn();
}

async function facesDrawn(): Promise<Map<string, Shape[]>> {
  const document = await openPdf(new Uint8Array(specimen()));
  try {
    const page = await document.getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    const drawn = new Map<string, Shape[]>(LETTERS.map((letter) => [letter, []]));
    let font = '';
    for (let at = 0; at < fnArray.length; at += 1) {
      const [first] = argsArray[at] ?? [];
      if (fnArray[at] === OPS.setFont) font = String(first);
      if (fnArray[at] !== OPS.showText) continue;
      for (const glyph of first as ShownGlyph[])
        drawn
          .get(glyph.unicode)
          ?.push(shapeOf(String(page.commonObjs.get(`${font}_path_${glyph.fontChar}`))));
    }
    return drawn;
  } finally {
    await document.destroy();
  }
}

/** A PDF of one page that shows all letters in all of the typefaces. */
function specimen(): Buffer {
  const shown = FACES.map((_, at) => `/F${at} 9 Tf (${LETTERS.join('')}) Tj`).join(' ');
  const text = `BT ${shown} ET`;
  const fonts = FACES.map((face, at) => `/F${at} << /Type /Font /Subtype /Type1 /BaseFont /${face} >>`).join(
    ' ',
  );
  return Buffer.from(
    `%PDF-1.4
1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj
2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 >> endobj
3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << ${fonts} >> >> >> endobj
4 0 obj << /Length ${text.length} >>
stream
${text}
endstream
endobj
trailer << /Root 1 0 R >>
`,
  );
}

function shapeOf(outline: string): Shape {
  const numbers = outline.match(/-?[\d.]+(?:e-?\d+)?/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  const [left, bottom] = [least(xs), least(ys)];
  const size = Math.max(-least(xs.map((x) => -x)) - left, -least(ys.map((y) => -y)) - bottom);
  if (!(size > 0 && Number.isFinite(size))) return null;
  const context = createCanvas(CELL, CELL).getContext('2d');
  const scale = (CELL - 4) / size;
  context.setTransform(scale, 0, 0, -scale, 2 - left * scale, CELL - 2 + bottom * scale);
  context.fill(new Path2D(outline));
  const { data } = context.getImageData(0, 0, CELL, CELL);
  return shapeFrom((x, y) => data[(y * CELL + x) * 4 + 3]!);
}

const least = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.min(a, b), Infinity);

/** Laid into the squares by its larger side, in their middle. */
function shapeFrom(inkAt: (x: number, y: number) => number): Shape {
  let [x0, x1, y0, y1] = [CELL, -1, CELL, -1];
  for (let y = 0; y < CELL; y += 1)
    for (let x = 0; x < CELL; x += 1)
      if (inkAt(x, y) > 127)
        [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  if (x1 < 0) return null;
  const side = Math.max(x1 - x0, y1 - y0) + 1;
  const [left, top] = [(x0 + x1 + 1 - side) / 2, (y0 + y1 + 1 - side) / 2];
  const squares = new Float32Array(SQUARES * SQUARES);
  const squareOf = (place: number, from: number) =>
    Math.min(SQUARES - 1, Math.floor(((place - from) / side) * SQUARES));
  for (let y = y0; y <= y1; y += 1)
    for (let x = x0; x <= x1; x += 1) squares[squareOf(y, top) * SQUARES + squareOf(x, left)]! += inkAt(x, y);
  const ink = squares.reduce((sum, of) => sum + of, 0) / (255 * side * side);
  return ink > FILLED ? null : normal(blurred(squares));
}

/** Strokes of like letters are seldom in the same square, but next to it. */
function blurred(squares: Float32Array): Float32Array {
  const at = (x: number, y: number) =>
    x < 0 || y < 0 || x >= SQUARES || y >= SQUARES ? 0 : squares[y * SQUARES + x]!;
  return squares.map((_, place) => {
    const [x, y] = [place % SQUARES, Math.floor(place / SQUARES)];
    const beside = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1);
    const across = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1);
    return 4 * at(x, y) + 2 * beside + across;
  });
}

function normal(squares: Float32Array): Shape {
  const mean = squares.reduce((sum, ink) => sum + ink, 0) / squares.length;
  const length = Math.sqrt(squares.reduce((sum, ink) => sum + (ink - mean) ** 2, 0));
  return length > 0 ? squares.map((ink) => (ink - mean) / length) : null;
}

const product = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, ink, at) => sum + ink * b[at]!, 0);
