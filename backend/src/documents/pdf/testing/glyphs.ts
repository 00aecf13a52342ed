import type { PaintedGlyph } from '../painted-page';

/** Points: letters of one width, on a page of A4. */
const ADVANCE = 6;
const SIZE = 12;

/** A line of type as a page would paint it, from left to right; `options` hold for every letter. */
export function glyphsOf(
  text: string,
  { x = 72, y = 700, from = 0, ...options }: Partial<PaintedGlyph> & { from?: number } = {},
): PaintedGlyph[] {
  const { size = SIZE, width = ADVANCE } = options;
  return Array.from(text, (letter, at) => ({
    ...{ text: letter, x: x + at * width, y, width, size, sizeAcross: size, turns: 0, order: from + at },
    ...{ middle: { x: x + (at + 0.5) * width, y: y + size / 3 }, isSpace: letter === ' ' },
    ...{ colour: '#000000', unpainted: false, clip: [0, 0, 595, 842], piece: 0 },
    ...options,
  }));
}

export const textOf = (glyphs: readonly PaintedGlyph[]): string => glyphs.map(({ text }) => text).join('');
