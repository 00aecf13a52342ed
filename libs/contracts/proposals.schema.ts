import { z } from 'zod';
import { idSchema, versionSchema } from './common.schema';
import { gradingResultSchema } from './grading.schema';
import { PROPOSALS_MAX } from './proposals';

export const comparedResultSchema = z.object({
  result: gradingResultSchema,
  /** The rubric's name, or that of the criteria file. */
  criteriaName: z.string(),
});

/** An essay's result in force beside the newer grading that waits for the teacher's decision. */
export const comparisonReplySchema = z.object({
  inForce: comparedResultSchema,
  /** As it would be once accepted: with the teacher's decisions on criteria that both have. */
  proposed: comparedResultSchema,
});

/** Puts a result in force, and says which one was in force when the teacher looked. */
export const putInForceRequestSchema = z.object({
  version: versionSchema,
  inForce: z.object({ id: idSchema, version: versionSchema }),
});

export const acceptProposalsRequestSchema = z.object({
  essayIds: z
    .array(idSchema, 'Send essayIds as a list of ids.')
    .min(1, 'Choose at least one essay.')
    .max(PROPOSALS_MAX, `At most ${PROPOSALS_MAX} proposals can be accepted in one go. Choose fewer.`),
});

export const acceptProposalsReplySchema = z.object({
  /** Essays whose proposal is now in force. */
  accepted: z.array(z.string()),
  /** Essays that had no proposal, or no longer had one. */
  withoutProposal: z.array(z.string()),
});
