import { z } from 'zod';
import { gradeEnhancedRequestSchema } from './grading.schema';

export const gradingPreviewRequestSchema = gradeEnhancedRequestSchema.omit({ again: true });

/** What a start would do, as numbers of essays; each essay is counted in one of them. */
export const gradingPreviewReplySchema = z.object({
  /** Never graded, or failed last time. */
  new: z.number().int(),
  /** Graded by these criteria with another language standard, strictness or kind of writing: graded again, replacing the result. */
  otherSettings: z.number().int(),
  /**
   * Graded by other criteria, without a decision by the teacher: passed over unless the teacher asks for it to
   * be graded again.
   */
  gradedByOthers: z.number().int(),
  /** The result carries the teacher's decisions: passed over; if asked for again, the new result is a proposal. */
  decided: z.number().int(),
  gradedByThese: z.number().int(),
  beingGraded: z.number().int(),
  /** No criteria were sent, and it is not filed under an assignment with a rubric or pasted criteria. */
  noCriteria: z.number().int(),
});
