import type { Ink, InkPiece } from './ink';

interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

/** Pieces of ink as high as letters, of which some are joined; smaller ones are dots and specks, larger ones drawings and frames. */
const HEIGHT_FROM = 0.5;
const HEIGHT_TO = 3;
const WIDTH_TO = 12;

/**
 * How much of the ink that looks like letters was read, 0 to 1. The recognition silently leaves lines out, and is
 * sure of the rest.
 * @param words on the picture that the ink was taken from
 */
export function shareRead(ink: Ink, words: readonly Box[]): number {
  const isRead = maskOf(words, ink);
  const read = (piece: InkPiece) => isRead[middleOf(piece, ink)] === 1;
  const letter = medianHeight(ink.pieces.filter(read));
  if (letter === 0) return 0;
  const letters = ink.pieces.filter((piece) => {
    const [wide, high] = [piece.x1 - piece.x0 + 1, piece.y1 - piece.y0 + 1];
    return high >= letter * HEIGHT_FROM && high <= letter * HEIGHT_TO && wide <= letter * WIDTH_TO;
  });
  const inkOf = (pieces: readonly InkPiece[]) => pieces.reduce((sum, piece) => sum + piece.ink, 0);
  return inkOf(letters.filter(read)) / Math.max(1, inkOf(letters));
}

function maskOf(words: readonly Box[], { width, height, scale }: Ink): Uint8Array {
  const mask = new Uint8Array(width * height);
  for (const { x0, y0, x1, y1 } of words) {
    for (let y = Math.max(0, Math.floor(y0 / scale)); y <= Math.min(height - 1, y1 / scale); y += 1)
      mask.fill(
        1,
        y * width + Math.max(0, Math.floor(x0 / scale)),
        y * width + Math.min(width, Math.ceil(x1 / scale) + 1),
      );
  }
  return mask;
}

const middleOf = ({ x0, x1, y0, y1 }: InkPiece, { width }: Ink): number =>
  Math.round((y0 + y1) / 2) * width + Math.round((x0 + x1) / 2);

/** By ink, so that specks among the letters do not count. */
function medianHeight(pieces: readonly InkPiece[]): number {
  const sorted = pieces.toSorted((a, b) => a.y1 - a.y0 - (b.y1 - b.y0));
  let left = sorted.reduce((sum, { ink }) => sum + ink, 0) / 2;
  const middle = sorted.find(({ ink }) => (left -= ink) <= 0);
  return middle ? middle.y1 - middle.y0 + 1 : 0;
}
