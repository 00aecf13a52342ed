import type { AiDetection } from '@marklight/contracts/analysis';
import { DETECTOR_MIN_WORDS } from '@marklight/contracts/business';
import type { Segmentation } from '../segmentation';
import { likelihoodFeaturesOf } from './features';
import { logitOf } from './model';

/** With fewer words than this, the features vary too much by chance to say anything. */
export const WORDS_TO_TELL = DETECTOR_MIN_WORDS;

const SURE_FROM_WORDS = 500;

/**
 * The likelihood that a machine wrote the text, from style alone. Below WORDS_TO_TELL words it says
 * `tooShort` with even odds and confidence 0. Confidence grows with length and with distance from even odds,
 * and never reaches 100: style is a hint, not proof.
 */
export function detectionOf(segmentation: Segmentation): AiDetection {
  const words = segmentation.words.length;
  if (words < WORDS_TO_TELL)
    return { aiProbability: 50, humanProbability: 50, confidence: 0, tooShort: true };
  const probability = 1 / (1 + Math.exp(-logitOf(likelihoodFeaturesOf(segmentation))));
  const aiProbability = Math.round(probability * 100);
  const byLength = Math.min(1, words / SURE_FROM_WORDS);
  const byDistance = Math.abs(probability - 0.5) * 2;
  return {
    aiProbability,
    humanProbability: 100 - aiProbability,
    confidence: Math.round(90 * Math.sqrt(byLength) * byDistance),
    tooShort: false,
  };
}
