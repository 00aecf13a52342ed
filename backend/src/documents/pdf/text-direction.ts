const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const LEFT_TO_RIGHT = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N}]/u;
/** Right-to-left scripts swap these when a line is turned around. */
const MIRRORED: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '«': '»',
  '»': '«',
};

export function isRightToLeft(text: string): boolean {
  return RIGHT_TO_LEFT.test(text);
}

/**
 * Text in reading order, from glyphs in their order on the line, left to right. Only lines with Hebrew, Arabic or
 * related letters change: they are turned around, and the left-to-right words and numbers inside them are turned
 * back.
 */
export function inLogicalOrder(visual: readonly string[]): string {
  const rightToLeft = visual.filter((text) => RIGHT_TO_LEFT.test(text)).length;
  if (rightToLeft === 0) return visual.join('');
  const leftToRight = visual.filter((text) => LEFT_TO_RIGHT.test(text)).length;
  if (rightToLeft >= leftToRight) return turnRuns([...visual].reverse(), LEFT_TO_RIGHT, RIGHT_TO_LEFT, true);
  return turnRuns(visual, RIGHT_TO_LEFT, LEFT_TO_RIGHT, false);
}

/** Reverses each run from a glyph of `turn` to the last one before a glyph of `keep`. */
function turnRuns(glyphs: readonly string[], turn: RegExp, keep: RegExp, mirror: boolean): string {
  const out: string[] = [];
  let index = 0;
  while (index < glyphs.length) {
    const glyph = glyphs[index] as string;
    if (!turn.test(glyph)) {
      out.push(mirror ? (MIRRORED[glyph] ?? glyph) : glyph);
      index++;
      continue;
    }
    let end = index + 1;
    for (let ahead = end; ahead < glyphs.length && !keep.test(glyphs[ahead] as string); ahead++) {
      if (turn.test(glyphs[ahead] as string)) end = ahead + 1;
    }
    for (let back = end - 1; back >= index; back--) out.push(glyphs[back] as string);
    index = end;
  }
  return out.join('');
}
