import { z } from 'zod';
import {
  COMMENT_MAX_CHARACTERS,
  COMMENTS_MAX,
  CRITERION_MAX_CHARACTERS,
  ESSAY_MAX_CHARACTERS,
  QUOTE_MAX_CHARACTERS,
} from './business';
import { longText, prose } from './common.schema';

const n = (limit: number) => limit.toLocaleString('en-AU');
const inEssay = 'A comment’s place has to be inside the essay.';
const place = z.number().int(inEssay).min(0, inEssay).max(ESSAY_MAX_CHARACTERS, inEssay);
const idForm = 'A comment’s id is 1 to 40 letters, digits, hyphens or underscores.';

/** What the teacher says about some words of the essay. */
export const commentSchema = z.object({
  /** Chosen by whoever adds it; two windows that add comments are told apart by it. */
  id: z
    .string()
    .max(40, idForm)
    .regex(/^[A-Za-z0-9_-]+$/, idForm),
  /** In the essay, in UTF-16 code units: `content.slice(start, end)` is the quote. */
  start: place,
  end: place,
  quote: longText(QUOTE_MAX_CHARACTERS, `A comment can be on at most ${n(QUOTE_MAX_CHARACTERS)} characters.`),
  words: prose(COMMENT_MAX_CHARACTERS, `A comment can have at most ${n(COMMENT_MAX_CHARACTERS)} characters.`),
  /** The text of the criterion that it is about; null for none. */
  criterion: z
    .string()
    .max(CRITERION_MAX_CHARACTERS, `A criterion can have at most ${n(CRITERION_MAX_CHARACTERS)} characters.`)
    .nullable(),
});

/** Of one essay; one without words is dropped, and an empty list removes them all. */
export const commentsSchema = z
  .array(commentSchema)
  .max(COMMENTS_MAX, `An essay can have at most ${COMMENTS_MAX} comments.`)
  .refine(
    (comments) => new Set(comments.map(({ id }) => id)).size === comments.length,
    'Two comments have the same id.',
  )
  .overwrite((comments) => comments.filter(({ words }) => words !== ''));
