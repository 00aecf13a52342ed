import bidiFactory, { type BidiCharTypeName } from 'bidi-js';

export interface BidiParagraph {
  /** 0 where the paragraph reads left to right, 1 where right to left. */
  base: number;
  /** Embedding level of each UTF-16 unit: even runs read left to right, odd ones right to left. */
  levels: Uint8Array;
}

const bidi = bidiFactory();
const BEYOND_16_BITS = /[\u{10000}-\u{10FFFF}]/gu;
/** One character of each class found beyond 16 bits. */
const ONE_OF_CLASS: Readonly<Partial<Record<BidiCharTypeName, string>>> = {
  L: 'a',
  R: '\u05D0',
  AL: '\u0627',
  EN: '0',
  AN: '\u0660',
  ET: '%',
  NSM: '\u0300',
  BN: '\u200B',
};

/**
 * Embedding levels of one paragraph by the Unicode Bidirectional Algorithm (UAX #9).
 * @param base the paragraph's direction; by default that of its first strong character
 */
export function bidiParagraph(text: string, base?: 'ltr' | 'rtl'): BidiParagraph {
  const { levels, paragraphs } = bidi.getEmbeddingLevels(inSingleUnits(text), base);
  return { base: paragraphs[0]?.level ?? 0, levels };
}

/** bidi-js looks at each UTF-16 unit separately, so a character of two units is replaced by two of the same class. */
function inSingleUnits(text: string): string {
  return text.replace(BEYOND_16_BITS, (character) =>
    (ONE_OF_CLASS[bidi.getBidiCharTypeName(character)] ?? '!').repeat(2),
  );
}

/** Brackets and other signs mirrored, as they are printed in right-to-left text (UAX #9, L4). */
export function mirror(text: string): string {
  return [...text].map((character) => bidi.getMirroredCharacter(character) ?? character).join('');
}

/** The part of a paragraph from start to end as runs of one level, in their order on the line (L1, L2). */
export function visualRuns(
  text: string,
  paragraph: BidiParagraph,
  start: number,
  end: number,
): { start: number; end: number; rightToLeft: boolean }[] {
  const levels = paragraph.levels.slice(start, end);
  for (let i = levels.length - 1; i >= 0 && /\s/.test(text.charAt(start + i)); i--)
    levels[i] = paragraph.base;
  const runs: { start: number; end: number; level: number }[] = [];
  levels.forEach((level, index) => {
    const last = runs.at(-1);
    if (last?.level === level) last.end = start + index + 1;
    else runs.push({ start: start + index, end: start + index + 1, level });
  });
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level >= 1; level--) reverseFrom(runs, level);
  return runs.map((run) => ({ start: run.start, end: run.end, rightToLeft: run.level % 2 === 1 }));
}

function reverseFrom(runs: { level: number }[], level: number): void {
  for (let from = 0; from < runs.length; from++) {
    let to = from;
    while ((runs[to]?.level ?? -1) >= level) to++;
    if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
    from = Math.max(from, to);
  }
}
