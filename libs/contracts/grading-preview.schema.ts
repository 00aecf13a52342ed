import { z } from 'zod';
import { SETTINGS } from './grading-preview';
import { gradeEnhancedRequestSchema } from './grading.schema';

export const gradingPreviewRequestSchema = gradeEnhancedRequestSchema.omit({ again: true, seenAt: true });

export const settingSchema = z.enum(SETTINGS);

/** What a start would do, as numbers of essays; each essay is counted in one of them. */
export const startingGroupsSchema = z.object({
  /** Without a result, also if grading failed. */
  new: z.number().int(),
  /**
   * With a result, but these criteria failed last time: tried again by every start. A result without a decision by
   * the teacher is replaced; beside one with decisions, the new result is a proposal.
   */
  failed: z.number().int(),
  /**
   * Graded by these criteria with other settings, without a decision by the teacher: passed over unless the teacher asks
   * for it to be graded again, which replaces the result.
   */
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

export const gradingPreviewReplySchema = startingGroupsSchema.extend({
  /** Essays whose assignment has criteria other than the set that was sent. */
  ownCriteria: z.number().int(),
  /** Essays whose assignment names a language standard other than the one that was sent. */
  ownLocale: z.number().int(),
  /** In which settings the results by these criteria differ from what is asked for. */
  changes: z.array(settingSchema),
  /** For the request that follows; see `seenAt` there. */
  seenAt: z.string(),
});
