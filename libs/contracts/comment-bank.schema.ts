import { z } from 'zod';
import { BANK_IMPORT_MAX_CHARACTERS, COMMENT_BANK_MAX, COMMENT_MAX_CHARACTERS } from './business';
import { BANK_IMPORT_FORMATS } from './comment-bank';
import { longText, pageQuerySchema, prose, searchSchema } from './common.schema';
import { TOO_MUCH } from './too-much';

/** Words that a teacher uses again and again. */
export const bankCommentSchema = z.object({
  id: z.string(),
  words: z.string(),
  /** How many approvals of essays counted them. */
  uses: z.number().int(),
});

/** Those that have every word searched for, in any order and also as part of a longer word. */
export const bankQuerySchema = pageQuerySchema.extend({ search: searchSchema.optional() });

export const bankCommentRequestSchema = z.object({
  words: prose(
    COMMENT_MAX_CHARACTERS,
    `A comment can have at most ${COMMENT_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`,
    'Write the comment.',
  ).refine((words) => words !== '', 'Write the comment.'),
});

export const bankImportRequestSchema = z.object({
  text: longText(BANK_IMPORT_MAX_CHARACTERS, TOO_MUCH.bankImport, 'Paste the comments, or choose a file.'),
  /** `lines`: each line is a comment. `csv`: the first column of each row is one, and may have several lines. */
  format: z.enum(BANK_IMPORT_FORMATS, `The field "format" takes ${BANK_IMPORT_FORMATS.join(' or ')}.`),
});
export const bankImportReplySchema = z.object({
  added: z.number().int(),
  /** Comments that the bank already had, or that the text has twice. */
  known: z.number().int(),
});

export const bankSettingsRequestSchema = z.object({
  /** Whether the teacher's own words go into the bank when an essay is approved. */
  grows: z.boolean('The field "grows" takes true or false.'),
});
export const bankSettingsSchema = bankSettingsRequestSchema.extend({
  count: z.number().int().min(0).max(COMMENT_BANK_MAX),
});
