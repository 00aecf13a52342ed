import type { Ink, InkPiece } from './ink';

/** Looked up once: they are called for millions of pixels. */
const { max, round, floor } = Math;

/** How the lines of a page run, if they are taken to run across it, or up and down. */
export interface Slant {
  /** Degrees by which the lines are turned clockwise from the direction that they are taken for. */
  degrees: number;
  /** How clearly lines and the gaps between them stand apart; larger is clearer. */
  clarity: number;
}

export interface Slants {
  across: Slant;
  upright: Slant;
}

/** Further than a page slips in a feeder or is turned by a hand that means it to be straight. */
const FURTHEST = 15;
const STEPS = [1, 0.25, 0.05];
/** Letters, by their longer side as a share of the page's longer side: no grain, and no frames, shadows and pictures. */
const LETTER_FROM = 0.003;
const LETTER_TO = 0.05;

/** Measures in which direction the lines of a page run, from where its letters stand. */
export function slantsOf(ink: Ink): Slants {
  const letters = letterPixels(ink);
  return {
    across: slantOf(letters.x, letters.y, ink),
    upright: slantOf(
      letters.y.map((y) => -y),
      letters.x,
      ink,
    ),
  };
}

export function isLetterSized({ x0, y0, x1, y1 }: InkPiece, { width, height }: Ink): boolean {
  const share = (max(x1 - x0, y1 - y0) + 1) / max(width, height);
  return share >= LETTER_FROM && share <= LETTER_TO;
}

function letterPixels(ink: Ink): { x: Float32Array; y: Float32Array } {
  const isLetter = ink.pieces.map((piece) => isLetterSized(piece, ink));
  const [x, y]: [number[], number[]] = [[], []];
  ink.pieceAt.forEach((piece, at) => {
    if (piece === 0 || !isLetter[piece - 1]) return;
    x.push(at % ink.width);
    y.push(floor(at / ink.width));
  });
  return { x: Float32Array.from(x), y: Float32Array.from(y) };
}

/** Along the lines, and down the page: at the right angle, rows full of ink alternate most sharply with empty ones. */
function slantOf(along: Float32Array, down: Float32Array, { width, height }: Ink): Slant {
  const rows = new Int32Array(2 * (width + height));
  const clarityAt = (degrees: number): number => {
    const slope = Math.tan((degrees * Math.PI) / 180);
    rows.fill(0);
    for (let at = 0; at < along.length; at += 1)
      rows[(round(down[at]! - along[at]! * slope) + width + height) >> 0]! += 1;
    let sum = 0;
    for (let row = 1; row < rows.length; row += 1) sum += (rows[row]! - rows[row - 1]!) ** 2;
    return sum;
  };
  let best: Slant = { degrees: 0, clarity: clarityAt(0) };
  let reach = FURTHEST;
  for (const step of STEPS) {
    const middle = best.degrees;
    for (let away = -reach; away <= reach + step / 2; away += step) {
      const clarity = clarityAt(middle + away);
      if (clarity > best.clarity) best = { degrees: middle + away, clarity };
    }
    reach = step;
  }
  return best;
}
