import { z } from 'zod';
import { essayFilterSchema } from './essays.schema';
import { HAND_BACK_FORMS } from './hand-back';
import { timeZoneSchema } from './time-zone.schema';

/** Which essays are handed back: by the filter of an export. */
export const handBackSelectionSchema = essayFilterSchema;

export const handBackQuerySchema = essayFilterSchema.extend({
  form: z.enum(HAND_BACK_FORMS, `Set "form" to one of ${HAND_BACK_FORMS.join(', ')}.`),
  /** Without it, only results of reviewed essays go out. */
  unreviewed: z
    .literal(
      'include',
      'Set "unreviewed" to "include" to hand back what you have not reviewed, or leave it out.',
    )
    .optional(),
  /**
   * Without it, what the built-in grader notes about the whole essay is included only where the teacher changed it.
   */
  notes: z
    .literal(
      'include',
      'Set "notes" to "include" to give students the notes on the whole essay, or leave it out.',
    )
    .optional(),
  /** For the date on each sheet; UTC if absent. */
  timeZone: timeZoneSchema.optional(),
});

const countsSchema = z.object({ reviewed: z.number().int(), notReviewed: z.number().int() });

/** Among the chosen essays. */
export const handBackSummarySchema = z.object({
  reviewed: z.number().int(),
  notReviewed: z.number().int(),
  /** Nothing can be handed back for these. */
  withoutResult: z.number().int(),
  /** Essays with words of the grader that were written for another level than the teacher's. */
  otherLevel: z.array(
    z.object({
      essayId: z.string(),
      /** The student, or the file where none is known. */
      name: z.string(),
      /** How many criteria have such words. */
      criteria: z.number().int(),
      isReviewed: z.boolean(),
    }),
  ),
  /** What the weights of the criteria add up to, where they are points and every result has the same; null elsewhere. */
  fullMarks: z.number().nullable(),
  /** For how many a platform's archive has a file, by the names of the essays' files. */
  platformFiles: z.object({ moodle: countsSchema, canvas: countsSchema }),
});
