import type { Segmentation } from './segmentation';
import { syllablesOf } from './syllables';

/**
 * Flesch reading ease (Flesch 1948): 206.835 − 1.015 · words per sentence − 84.6 · syllables per word.
 * About 0–100 for ordinary prose, higher is easier; unbounded at both ends. Returns 0 for no words.
 */
export function fleschReadingEase(words: number, sentences: number, syllables: number): number {
  if (words === 0 || sentences === 0) return 0;
  return 206.835 - 1.015 * (words / sentences) - 84.6 * (syllables / words);
}

/** Syllables of all words of a text. */
export function syllableCount(segmentation: Pick<Segmentation, 'words'>): number {
  return segmentation.words.reduce((sum, word) => sum + syllablesOf(word.text), 0);
}

/** Flesch reading ease of a text, one decimal. */
export function readabilityOf(segmentation: Pick<Segmentation, 'sentences' | 'words'>): number {
  const score = fleschReadingEase(
    segmentation.words.length,
    segmentation.sentences.length,
    syllableCount(segmentation),
  );
  return Math.round(score * 10) / 10;
}
