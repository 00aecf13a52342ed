import type { GradingRequest } from '@marklight/ai/provider';
import { SAMPLE_ESSAYS, SAMPLE_RUBRIC } from '../samples/sample-essays';

/** The shortest first: a process that has just started takes longest for it, and somebody may be waiting. */
const TEXTS = SAMPLE_ESSAYS.map(({ text }) => text).sort((a, b) => a.length - b.length);

/** What a process grades before the first class set comes. */
export const REHEARSED: readonly GradingRequest[] = TEXTS.map((essayText) => ({
  essayText,
  studentName: null,
  locale: 'en-AU',
  criteria: SAMPLE_RUBRIC.criteria.map(({ name, weight }) => ({ text: name, weight })),
  task: null,
}));

/** And what a process reads: some two pages. */
export const REHEARSED_TEXT = TEXTS.join('\n\n');
