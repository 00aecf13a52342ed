import { rate } from '../judged-essay';
import type { Ceiling } from './criterion-kind';

/** Mistakes per 100 words from which a level is out of reach, from level 4 down to level 1. */
type Borders = readonly [number, number, number, number];

/**
 * What a marker of school writing lets pass: next to none for level 4, an occasional slip for 3, some for 2, and for
 * 1 as many as can still be read. A checker finds most misspellings but only some mistakes of grammar, so each
 * mistake of grammar that it finds weighs more.
 */
export const BORDERS: Readonly<Record<'spelling' | 'grammar' | 'punctuation' | 'conventions', Borders>> = {
  spelling: [0.6, 2, 5, 12],
  grammar: [0.3, 1, 2.5, 8],
  punctuation: [0.6, 2, 5, 12],
  conventions: [0.6, 2, 6, 18],
};
/** Fewer mistakes than this set no ceiling: one slip in a short text says little about its writer. */
const FEWEST_MISTAKES = 2;

/**
 * The ceiling that the density of different mistakes sets: a word misspelt the same way each time is one
 * thing to learn, so it counts once.
 */
export function mistakeCeiling(
  borders: Borders,
  mistakes: readonly { text: string }[],
  words: number,
): Ceiling | null {
  const different = new Set(mistakes.map(({ text }) => text.toLowerCase())).size;
  const per100 = (100 * different) / Math.max(1, words);
  const level = 4 - borders.filter((border) => per100 > border).length;
  if (different < FEWEST_MISTAKES || level === 4) return null;
  return {
    level,
    because: `The check found ${rate(per100)} different mistakes in every 100 words`,
  };
}
