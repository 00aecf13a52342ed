import type { CriterionKind } from './criterion-kind';
import { ramp } from './ramp';

export const vocabulary: CriterionKind = {
  id: 'vocabulary',
  subject: 'the vocabulary',
  recognises:
    /vocab|word choice|lexic|diction|language (?:use|choice)|phraseolog|choice of words|\bwording|expressive|terminology/u,
  own: 0.4,
  demand: 0.05,
  measure: ({ features, qualities }) => ({
    quality:
      0.7 * qualities.range +
      0.2 * ramp(features.wordLength, 3.9, 4.9) +
      0.1 * ramp(features.variety, 0.66, 0.86),
  }),
};

export const sentences: CriterionKind = {
  id: 'sentences',
  subject: 'the sentences',
  recognises: /sentenc|syntax|syntactic|fluen/u,
  own: 0.35,
  demand: 0.05,
  measure: ({ features, qualities }) => ({
    ceiling:
      features.runOn > 0.25
        ? {
            level: 2,
            because: 'At least a quarter of the sentences are very long',
          }
        : null,
    quality:
      qualities.command * (0.6 * qualities.sentences + 0.2 * ramp(features.sentenceSpread, 2, 8)) +
      0.2 * qualities.grammar,
  }),
};

export const register: CriterionKind = {
  id: 'register',
  subject: 'the register',
  recognises: /register|\btone\b|audience|formal|\bstyle\b|\bvoice\b|academic language|appropriate language/u,
  own: 0.45,
  demand: 0.02,
  measure: ({ features, qualities }) => ({
    quality:
      0.6 * (1 - ramp(features.informal + 0.5 * features.contractions, 0.2, 3)) + 0.4 * qualities.range,
  }),
};
