import { PROPOSALS_MAX } from './business';
import { z } from 'zod';
import { idSchema, numberInQuery, pageQuerySchema, versionSchema } from './common.schema';
import { gradeSchema } from './grades.schema';
import { gradingResultSchema } from './grading.schema';
import { gradedBySchema } from './ledger.schema';
import { TOO_MUCH } from './too-much';

export const comparedResultSchema = z.object({
  result: gradingResultSchema,
  /** The rubric with its version, or the criteria file, as they were called when it was graded. */
  criteriaSet: gradedBySchema,
});

/** Without `resultId`, the newer grading that waits is compared. */
export const comparisonQuerySchema = z.object({ resultId: idSchema.optional() });

/** An essay's result in force beside another of its results. */
export const comparisonReplySchema = z.object({
  inForce: comparedResultSchema,
  /** As it would be once it counts: with the teacher's decisions on criteria that both have. */
  proposed: comparedResultSchema,
});

/** Puts a result in force, and says which one was in force when the teacher looked. */
export const putInForceRequestSchema = z.object({
  version: versionSchema,
  inForce: z.object({ id: idSchema, version: versionSchema }),
  /** Whether the essay was marked as reviewed when the teacher looked; the mark is taken back. Left out, it is not checked. */
  isReviewed: z.boolean('The field "isReviewed" takes true or false.').optional(),
});

const RELOAD = 'Reload the page and try again.';
const versionInQuery = numberInQuery(1, 2_147_483_647, RELOAD);

/** The newer grading and the result in force, as the teacher saw them when declining the newer one. */
export const seenWithProposalSchema = z.object({
  version: versionInQuery,
  inForceId: idSchema,
  inForceVersion: versionInQuery,
});

/** Without `assignmentId`, all of the teacher's. */
export const waitingProposalsQuerySchema = pageQuerySchema.extend({ assignmentId: idSchema.optional() });

/** A proposal as the teacher saw it; nothing is accepted that has changed since. */
const seenProposalSchema = z.object({
  essayId: idSchema,
  /** Of the proposed result. */
  id: idSchema,
  version: versionSchema,
  inForce: z.object({ id: idSchema, version: versionSchema }),
  /** The essay was marked as reviewed; accepting removes that mark. */
  isReviewed: z.boolean(),
});

/** A newer grading that is waiting for the teacher's decision, and what accepting it would change. */
export const waitingProposalSchema = seenProposalSchema.extend({
  filename: z.string(),
  studentName: z.string().nullable(),
  /** The student's number or email, where another on the class list has the same name; null elsewhere. */
  studentMark: z.string().nullable(),
  /** As it counts now. */
  grade: gradeSchema.nullable(),
  /** Once accepted, with the teacher's decisions on criteria that both have. */
  newGrade: gradeSchema.nullable(),
  /** 0–100, as it counts now and once accepted. */
  percentage: z.number().nullable(),
  newPercentage: z.number().nullable(),
  /**
   * What the teacher changed on the result in force: each level, comment and other part of a criterion, and each part of the
   * whole.
   */
  decisions: z.number().int().min(0),
  /** Of these, the ones on criteria that the newer grading has too, and on the whole: they are carried over. */
  carriedOver: z.number().int().min(0),
  /** The rubric or the criteria file that the newer grading is based on. */
  criteriaName: z.string(),
  /** Null for criteria from a file or pasted ones. */
  rubricVersion: z.number().int().nullable(),
});

export const acceptProposalsRequestSchema = z.object({
  proposals: z
    .array(seenProposalSchema, 'Send proposals as a list.')
    .min(1, 'Choose at least one essay.')
    .max(PROPOSALS_MAX, TOO_MUCH.proposals),
});

export const acceptProposalsReplySchema = z.object({
  /** Essays whose proposal is now in force. */
  accepted: z.array(z.string()),
  /** Essays that had no proposal, or no longer had one. */
  withoutProposal: z.array(z.string()),
  /** Essays left alone because another grading or another decision came after the teacher looked. */
  changed: z.array(z.string()),
});
