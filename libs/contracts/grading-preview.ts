import type { z } from 'zod';
import type {
  gradingPreviewReplySchema,
  gradingPreviewRequestSchema,
  startingGroupsSchema,
} from './grading-preview.schema';

/** What a result can have been made with that is no longer asked for, in the order in which they are listed. */
export const SETTINGS = [
  'task',
  'sourceText',
  'yearLevel',
  'wordLimits',
  'genre',
  'locale',
  'strictness',
  'grader',
] as const;
export type Setting = (typeof SETTINGS)[number];

/** In the teacher's words, to follow "the". */
export const SETTING_WORDS: Record<Setting, string> = {
  task: 'task',
  sourceText: 'source text',
  yearLevel: 'year level',
  wordLimits: 'word limits',
  genre: 'kind of writing',
  locale: 'language standard',
  strictness: 'strictness',
  grader: 'grader',
};

export type GradingPreviewRequest = z.infer<typeof gradingPreviewRequestSchema>;
/** As it is sent. */
export type GradingPreviewBody = z.input<typeof gradingPreviewRequestSchema>;
export type GradingPreviewReply = z.infer<typeof gradingPreviewReplySchema>;
export type StartingGroups = z.infer<typeof startingGroupsSchema>;
