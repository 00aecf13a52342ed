import type { FindingKind } from '@marklight/text/linter';
import type { JudgedEssay } from '../judged-essay';
import { BORDERS, mistakeCeiling } from './ceilings';
import type { CriterionKind } from './criterion-kind';

interface Mechanics {
  id: keyof typeof BORDERS;
  subject: string;
  recognises: RegExp;
  kinds: readonly FindingKind[];
  demand: number;
  qualityOf(essay: JudgedEssay): number;
}

/** Criteria about correctness differ in which mistakes they count. */
function mechanics({ id, subject, recognises, kinds, demand, qualityOf }: Mechanics): CriterionKind {
  return {
    id,
    subject,
    recognises,
    own: 0.4,
    demand,
    measure(essay) {
      const found = essay.reading.own.flatMap((s) => s.findings.filter((f) => kinds.includes(f.kind)));
      return {
        ceiling: mistakeCeiling(BORDERS[id], found, essay.features.words),
        quality: qualityOf(essay),
      };
    },
  };
}

const ALL: readonly FindingKind[] = [
  'spelling',
  'grammar',
  'punctuation',
  'capitalisation',
  'word_choice',
  'repetition',
];

export const spelling = mechanics({
  id: 'spelling',
  demand: -0.03,
  subject: 'the spelling',
  recognises: /spell/u,
  kinds: ['spelling'],
  qualityOf: ({ qualities }) => qualities.spelling,
});
export const grammar = mechanics({
  id: 'grammar',
  demand: 0,
  subject: 'the grammar',
  recognises: /gramma|\btenses?\b|agreement|\busage\b|\bverbs?\b/u,
  kinds: ['grammar', 'word_choice', 'repetition'],
  qualityOf: ({ qualities }) => qualities.grammar,
});
export const punctuation = mechanics({
  id: 'punctuation',
  demand: -0.03,
  subject: 'the punctuation',
  recognises: /punctuat|comma|apostroph|capital|full stops?/u,
  kinds: ['punctuation', 'capitalisation'],
  qualityOf: ({ qualities }) => qualities.punctuation,
});
export const conventions = mechanics({
  id: 'conventions',
  demand: -0.02,
  subject: 'the accuracy of the writing',
  recognises: /mechanic|convention|accura|editing|proofread|error[- ]free|correct (?:english|language)/u,
  kinds: ALL,
  qualityOf: ({ qualities }) => qualities.accuracy,
});
