import type { GradingRequest } from '@marklight/ai/provider';

const CRITERIA = ['Clear thesis', 'Use of evidence', 'Structure', 'Vocabulary', 'Spelling and grammar'];

export const requestFor = (essayText: string): GradingRequest => ({
  essayText,
  studentName: null,
  locale: 'en-AU',
  criteria: CRITERIA.map((text) => ({ text, weight: 1 })),
  task: null,
});
