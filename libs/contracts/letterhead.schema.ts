import { z } from 'zod';
import { SCHOOL_NAME_MAX_CHARACTERS } from './business';
import { isoDateSchema, lineOfText } from './common.schema';

/** What is at the head of the sheets that students get. */
export const letterheadSchema = z.object({
  /** Empty for none. */
  schoolName: z.string(),
  /** Null for none. In pixels, as it is kept. */
  logo: z.object({ width: z.number().int(), height: z.number().int(), changedAt: isoDateSchema }).nullable(),
});

export const letterheadRequestSchema = z.object({
  schoolName: lineOfText(
    SCHOOL_NAME_MAX_CHARACTERS,
    `The name of a school can have at most ${SCHOOL_NAME_MAX_CHARACTERS} characters.`,
    'Write the name of your school, or leave it empty.',
  ),
});
