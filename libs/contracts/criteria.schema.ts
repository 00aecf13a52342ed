import { z } from 'zod';
import { CRITERIA_TEXT_MAX_CHARACTERS } from './business';
import { longText } from './common.schema';

export const criteriaSetSchema = z.object({
  id: z.string(),
  filename: z.string(),
  items: z.array(z.string()),
  /** A list had no room for them: `items` is empty here. */
  isShortened: z.boolean().optional(),
  /** The rubric whose criteria these are a copy of, at the version it had; null for uploaded and pasted ones. */
  rubric: z.object({ id: z.string(), version: z.number().int() }).nullable(),
  uploadedAt: z.string(),
});

export const criteriaTextRequestSchema = z.object({
  text: longText(
    CRITERIA_TEXT_MAX_CHARACTERS,
    `Criteria can have at most ${CRITERIA_TEXT_MAX_CHARACTERS.toLocaleString('en-AU')} characters in all.`,
    'Please enter at least one criterion.',
  ),
});
