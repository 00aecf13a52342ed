import type { z } from 'zod';
import type {
  secondOpinionReplySchema,
  secondOpinionRequestSchema,
  secondOpinionsStartedSchema,
} from './second-opinion.schema';

/** Apart from the other routes, which are in the first view. */
export const SECOND_OPINION_API = {
  ask: '/api/second-opinions',
  one: '/api/results/:id/second-opinion',
} as const;

/** Who reads the essay a second time, relative to the grader that made the result. */
export const READERS = ['other', 'same'] as const;
export type Reader = (typeof READERS)[number];

export const PASSED_OVER_BY_OPINION = [
  'no_result',
  'being_graded',
  'needs_ai_service',
  'same_answer',
] as const;
export type PassedOverByOpinion = (typeof PASSED_OVER_BY_OPINION)[number];

export const NEEDS_AI_SERVICE =
  'The built-in grader gives the same answer each time, so a second opinion needs an AI service, and none is set up on this server.';

/** Why an essay is not read a second time, in the teacher's words. */
export const OPINION_PASSED_OVER_WORDS: Record<PassedOverByOpinion, string> = {
  no_result: 'This essay has no result yet, so there is nothing to compare.',
  being_graded: 'This essay is being graded, or a second opinion on it is under way.',
  needs_ai_service: NEEDS_AI_SERVICE,
  same_answer:
    'The built-in grader graded this essay and would give the same answer again. Choose the other grader.',
};

export type SecondOpinionRequest = z.infer<typeof secondOpinionRequestSchema>;
export type SecondOpinionBody = z.input<typeof secondOpinionRequestSchema>;
export type SecondOpinionsStarted = z.infer<typeof secondOpinionsStartedSchema>;
export type SecondOpinionReply = z.infer<typeof secondOpinionReplySchema>;
