import { z } from 'zod';
import { gradeEnhancedRequestSchema } from './grading.schema';

export const gradingPreviewRequestSchema = gradeEnhancedRequestSchema.omit({ again: true });

/** What a start would do, in numbers of essays; each essay is in one of them. */
export const gradingPreviewReplySchema = z.object({
  /** Never graded, or failed the last time. */
  new: z.number().int(),
  /** Graded by these criteria with another language standard or kind of writing: graded again, and replaced. */
  otherSettings: z.number().int(),
  /** Graded by other criteria, without a decision of the teacher: passed over, unless asked for again. */
  gradedByOthers: z.number().int(),
  /** The result carries decisions of the teacher: passed over; asked for again, the new result is a proposal. */
  decided: z.number().int(),
  gradedByThese: z.number().int(),
  beingGraded: z.number().int(),
  /** Filed under no assignment with a rubric, where no criteria were sent. */
  noCriteria: z.number().int(),
});
