import { z } from 'zod';
import { idSchema } from './common.schema';
import { GRADE_FORMS, GRADEBOOK_KINDS, GRADEBOOK_TARGETS, NOT_WRITTEN, type NotWritten } from './gradebook';
import { timeZoneSchema } from './time-zone.schema';

const MAXIMUM = 'Give the points that a full mark is worth, from 1 to 99999.';

const wishSchema = z.object({
  assignmentId: idSchema,
  as: z.enum(GRADE_FORMS, `Set "as" to one of ${GRADE_FORMS.join(', ')}.`).default('points'),
  /** What a full mark is worth where the file does not say. */
  maximum: z
    .string(MAXIMUM)
    .max(8, MAXIMUM)
    .regex(/^[1-9]\d{0,4}(?:\.\d{1,2})?$/, MAXIMUM)
    .default('100')
    .transform(Number),
  unreviewed: z
    .literal('include', 'Set "unreviewed" to "include" to write what you have not reviewed, or leave it out.')
    .optional(),
});

/** Text fields that come with the file. */
export const gradebookFieldsSchema = wishSchema.extend({
  /** Header of the column to fill; where the file does not show which, the reply lists them. */
  column: z.string().max(1_000, 'This is not a column of the file.').optional(),
  /** Without it, grades that are already in the file stay. */
  replace: z
    .literal(
      'include',
      'Set "replace" to "include" to replace grades that are already in the file, or leave it out.',
    )
    .optional(),
  /**
   * Also writes the feedback into a Moodle worksheet, as a comment; existing comments stay, unless `replace` says
   * otherwise.
   */
  comments: z
    .literal('include', 'Set "comments" to "include" to write feedback comments, or leave it out.')
    .optional(),
});

/** A new file, for a gradebook of which the teacher has none. */
export const gradebookQuerySchema = wishSchema.extend({
  for: z.enum(GRADEBOOK_TARGETS, `Set "for" to one of ${GRADEBOOK_TARGETS.join(', ')}.`),
  /** For the date of the grades; UTC if absent. */
  timeZone: timeZoneSchema.optional(),
});

const notWrittenSchema = z.array(
  z.object({
    student: z.string(),
    reason: z.enum(Object.keys(NOT_WRITTEN) as [NotWritten, ...NotWritten[]]),
    /** What the cell holds, where that is the reason. */
    inFile: z.string().optional(),
  }),
);

export const madeGradebookSchema = z.object({
  /** As asked, except that Moodle and OneRoster take points. */
  as: z.enum(GRADE_FORMS),
  /** The file in base64; null where nothing could be written into it. */
  content: z.string().nullable(),
  filename: z.string(),
  written: z.number().int(),
  notWritten: notWrittenSchema,
});

export const filledGradebookSchema = z.object({
  kind: z.enum(GRADEBOOK_KINDS),
  /** As asked, except that a Moodle worksheet with a maximum takes points. */
  as: z.enum(GRADE_FORMS),
  /** Columns that can be filled. */
  columns: z.array(z.string()),
  /** The one that was; null where the teacher has to choose. */
  column: z.string().nullable(),
  /** The file in base64, in which only that column is changed; null where no column was filled. */
  content: z.string().nullable(),
  filename: z.string(),
  /** Including those that were already in the file and are the same. */
  written: z.number().int(),
  /** Of these, how many took the place of another grade. */
  replaced: z.number().int(),
  /** Feedback comments; null where none were asked for, or the file has no column for them. */
  comments: z.number().int().nullable(),
  /** Rows of students without a grade in this file, left as they were. */
  rowsLeft: z.number().int(),
  /** The first ROWS_LEFT_NAMED of these, with the reason; those that `notWritten` names are not among them. */
  left: notWrittenSchema,
  notWritten: notWrittenSchema,
});
