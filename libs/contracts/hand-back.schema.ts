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
  /** For the date on each sheet; UTC if absent. */
  timeZone: timeZoneSchema.optional(),
});

/** Of the essays that are chosen. */
export const handBackSummarySchema = z.object({
  reviewed: z.number().int(),
  notReviewed: z.number().int(),
  /** Nothing can be handed back for these. */
  withoutResult: z.number().int(),
});
