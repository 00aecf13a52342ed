import { z } from 'zod';
import { GRADE_ESSAYS_MAX } from './business';
import { idSchema } from './common.schema';
import { levelSchema } from './grades.schema';
import { jobStatusSchema, providerNameSchema } from './grading.schema';
import { PASSED_OVER_BY_OPINION, READERS } from './second-opinion';
import { TOO_MUCH } from './too-much';

export const secondOpinionRequestSchema = z.object({
  essayIds: z
    .array(idSchema, 'Send essayIds as a list of ids.')
    .min(1, 'Choose at least one essay.')
    .max(GRADE_ESSAYS_MAX, TOO_MUCH.essaysToGrade),
  /** `other`: the grader that did not make the result. `same`: the AI service once more. */
  reader: z.enum(READERS, `The field "reader" takes ${READERS.join(', ')}.`).default('other'),
});

export const secondOpinionsStartedSchema = z.object({
  started: z.number().int(),
  /** Essays that are not read a second time, each with the reason. */
  passedOver: z.array(
    z.object({
      essayId: z.string(),
      reason: z.enum(PASSED_OVER_BY_OPINION),
      /** The reason in words. */
      message: z.string(),
    }),
  ),
});

/** The second reading of a result's essay. It never counts and is in no export. */
export const secondOpinionReplySchema = z.object({
  /** Of the last reading that was asked for; null if none was. */
  status: jobStatusSchema.nullable(),
  /** Why it failed, for the teacher; null unless status is error. */
  error: z.string().nullable(),
  /** Who can be asked. Empty where the result does not count, and where only the built-in grader is there and made it. */
  readers: z.array(z.enum(READERS)),
  /** Null until there is one. */
  opinion: z
    .object({
      provider: providerNameSchema,
      model: z.string(),
      readAt: z.string(),
      /** Exactly what left this server for it; null if nothing did. */
      textAsSent: z.string().nullable(),
      /** In the order of the result's criteria. */
      criteria: z.array(
        z.object({
          level: levelSchema.nullable(),
          feedback: z.string(),
          /** As the result's own grader proposed, before any decision of the teacher. */
          firstLevel: levelSchema.nullable(),
          firstFeedback: z.string(),
          /** The levels lie more than one apart, and the teacher has not decided on the criterion. */
          differs: z.boolean(),
        }),
      ),
    })
    .nullable(),
});
