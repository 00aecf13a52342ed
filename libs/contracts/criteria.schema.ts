import { z } from 'zod';
import { CRITERIA_TEXT_MAX_CHARACTERS } from './business';
import { longText } from './common.schema';
import { TOO_MUCH } from './too-much';

export const criteriaSetSchema = z.object({
  id: z.string(),
  filename: z.string(),
  items: z.array(z.string()),
  /** Of each item, from the points written in the text or from the rubric; absent if all count the same. */
  weights: z.array(z.number()).optional(),
  /** The list was too long to include them: `items` is empty here. */
  isShortened: z.boolean().optional(),
  /** The rubric whose criteria these are a copy of, and the version that these had; null for uploaded and pasted ones. */
  rubric: z.object({ id: z.string(), version: z.number().int() }).nullable(),
  uploadedAt: z.string(),
});

/** The copy that results are based on, with a description of each level. */
export const gradedCriteriaSchema = criteriaSetSchema.omit({ isShortened: true }).extend({
  /** Of each item; null for uploaded and pasted criteria without points. */
  details: z.array(z.object({ weight: z.number(), levels: z.array(z.string()) })).nullable(),
  /** The present version of the rubric's criteria; null if there is none, or none that the teacher may change. */
  currentVersion: z.number().int().nullable(),
});

export const criteriaTextRequestSchema = z.object({
  text: longText(CRITERIA_TEXT_MAX_CHARACTERS, TOO_MUCH.criteria, 'Please enter at least one criterion.'),
});
