import type { TextPlaces } from '@marklight/contracts/text-places';

export interface MarkedWord {
  page: number;
  /** Fractions of the page's picture. */
  middle: { x: number; y: number };
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where the first occurrence of a word in the text stands on the pages; null if that is not given. */
export function markedWord({ lines }: TextPlaces, text: string, word: string): MarkedWord | null {
  const start = text.search(new RegExp(`\\b${word}\\b`));
  for (const { page, corners, words } of lines) {
    const [, , from, to] = words.find(([at]) => at === start) ?? [];
    if (from === undefined || to === undefined) continue;
    const [x0, y0, x1, y1, x2, y2, x3, y3] = corners as [
      ...[number, number, number, number],
      ...[number, number, number, number],
    ];
    const between = (a: number, b: number, share: number) => a + (b - a) * share;
    const xs = [from, to].flatMap((share) => [between(x0, x1, share), between(x3, x2, share)]);
    const ys = [from, to].flatMap((share) => [between(y0, y1, share), between(y3, y2, share)]);
    const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
    return {
      page,
      middle: { x: mean(xs), y: mean(ys) },
      ...{ left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) },
    };
  }
  return null;
}
