import type { CriterionKind } from './criterion-kind';

export const narrative: CriterionKind = {
  id: 'narrative',
  subject: 'the storytelling',
  recognises:
    /narrat|\bstory|storytell|character|setting|\bplot|dialogue|descripti|sensory|imagery|figurative|creativ/u,
  own: 0.4,
  demand: 0.02,
  measure: ({ qualities }) => ({ quality: qualities.narrative }),
};
