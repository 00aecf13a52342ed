import { z } from 'zod';
import {
  ESSAY_MAX_CHARACTERS,
  ESSAY_MAX_PAGES,
  ESSAYS_CHOSEN_MAX,
  EXPORT_IDS_MAX,
  PERSON_NAME_MAX_CHARACTERS,
} from './business';
import {
  idSchema,
  lineOfText,
  longText,
  numberInQuery,
  pageQuerySchema,
  requestTime,
  searchSchema,
} from './common.schema';
import { DUPLICATE_CHOICES, DUPLICATE_REASONS, ESSAY_SORTS, HANDWRITING_UNREAD } from './essays';
import { eyeReasonSchema } from './eye-reasons.schema';
import { assessedShareSchema, gradeSchema } from './grades.schema';
import { essayRefusals } from './refusals';
import { TOO_MUCH } from './too-much';

export const essayStatusSchema = z.enum(['draft', 'ready_for_review', 'reviewed']);

/** Words in the file that a reader of the page cannot see. They are not part of the graded text. */
export const hiddenTextSchema = z.object({
  /** 1-based; 0 where the format has no pages. */
  page: z.number().int(),
  reason: z.enum([
    'invisible',
    'too_small',
    'off_page',
    'same_colour',
    'zero_width',
    'covered',
    'hidden_run',
  ]),
  text: z.string(),
});

/** What the reader of a file could not do, or can be wrong about: the teacher is told. */
export const fileFaultSchema = z.discriminatedUnion('kind', [
  /** The page is damaged. */
  z.object({ kind: z.literal('damaged_page'), page: z.number().int() }),
  /** The page shows a picture and no text: perhaps a photo, perhaps handwriting, and why that was not read. */
  z.object({
    kind: z.literal('picture_page'),
    page: z.number().int(),
    handwriting: z.enum(HANDWRITING_UNREAD).optional(),
  }),
  /** The page came as a picture, and nothing is written or drawn on it. */
  z.object({ kind: z.literal('blank_page'), page: z.number().int() }),
  /** Pictures of half a page or more, in a format without pages: perhaps photos of handwriting. */
  z.object({ kind: z.literal('large_pictures'), count: z.number().int() }),
  /** The page has no text of its own; its words were recognised in its picture, this sure of them (0–100). */
  z.object({ kind: z.literal('scanned_page'), page: z.number().int(), confidence: z.number().int() }),
  /** Handwriting that a model of the AI service read; the teacher is asked to check it. */
  z.object({ kind: z.literal('model_page'), page: z.number().int() }),
  /** The teacher has corrected what was read from pictures; on these pages no text was found, so it is there only if typed. */
  z.object({ kind: z.literal('typed_over'), unread: z.array(z.number().int()).optional() }),
  /** Every page has a printed number, and the numbers are not in ascending order. */
  z.object({ kind: z.literal('page_order'), numbers: z.array(z.number().int()) }),
]);

export const essaySchema = z.object({
  id: z.string(),
  filename: z.string(),
  content: z.string(),
  studentName: z.string().nullable(),
  /** The student's number or email, where another on the class list has the same name; null elsewhere. */
  studentMark: z.string().nullable(),
  /** It is filed under a class with a list, and its writer has been neither found nor decided. */
  isToMatch: z.boolean(),
  status: essayStatusSchema,
  assignmentId: z.string().nullable(),
  /** Of the assignment it is filed under; null where it is not filed. */
  assignmentTitle: z.string().nullable(),
  /** Of the class that the assignment belongs to. */
  classId: z.string().nullable(),
  className: z.string().nullable(),
  /**
   * What the result in force is based on: a rubric, or else a file or pasted criteria by name; null if there is none.
   */
  rubricName: z.string().nullable(),
  /** Of the result in force, as the teacher decided; null if there is none, or if no criterion has a level yet. */
  grade: gradeSchema.nullable(),
  /** What the grade rests on; null where there is no result. */
  assessed: assessedShareSchema.nullable(),
  uploadedAt: z.string(),
  wordCount: z.number().int(),
  pageCount: z.number().int(),
  hiddenText: z.array(hiddenTextSchema),
  fileFaults: z.array(fileFaultSchema),
  /** Why the result in force needs the teacher's eye; empty where nothing stands out or the essay is reviewed. */
  eyeReasons: z.array(eyeReasonSchema),
  /** It was graded again, and its result stayed in force because it carries decisions; the two can be compared. */
  hasProposal: z.boolean(),
  /** One of our samples, not a student's work. */
  isSample: z.boolean(),
  /** The file is kept as it was handed in; its pages can be shown if it is a PDF or a picture. */
  hasFile: z.boolean(),
  /** Its pages have no text and are being read, so many of so many; null once they are, and for other essays. */
  reading: z.object({ done: z.number().int(), pages: z.number().int() }).nullable(),
});

export const pagePictureQuerySchema = z.object({
  page: numberInQuery(1, ESSAY_MAX_PAGES, `Give the number of a page, from 1 to ${ESSAY_MAX_PAGES}.`),
});

/** Text fields that may come with the files of an upload. */
export const uploadFieldsSchema = z.object({
  /** Files the essays under this assignment. */
  assignmentId: z
    .union([idSchema, z.literal('')], 'This is not a valid id.')
    .optional()
    .transform((id) => id || null),
  /** What to do with files that repeat an essay filed in the same place; if absent, they are kept and reported. */
  duplicates: z
    .union([z.enum(DUPLICATE_CHOICES), z.literal('')], 'Choose ask, keep, replace or skip for duplicates.')
    .optional()
    .transform((choice) => choice || ('keep' as const)),
});

export const duplicateFileSchema = z.object({
  filename: z.string(),
  reason: z.enum(DUPLICATE_REASONS),
  /**
   * What was done. `asked` and `skipped`: not stored; `kept_beside`: stored as well, because the essay that it
   * repeats carries decisions.
   */
  outcome: z.enum(['asked', 'kept', 'replaced', 'kept_beside', 'skipped']),
  /** The essay that it repeats, stored before or with this upload. */
  twin: z.object({
    essayId: z.string(),
    filename: z.string(),
    studentName: z.string().nullable(),
    /** The teacher has reviewed it, or changed or chosen one of its results. */
    hasDecisions: z.boolean(),
  }),
});

export const refusedFileSchema = z.object({
  filename: z.string(),
  code: z.enum(essayRefusals),
  message: z.string(),
});

export const uploadEssaysReplySchema = z.object({
  essays: z.array(essaySchema),
  refused: z.array(refusedFileSchema),
  /** Files that repeat an essay, with what was done about each. */
  duplicates: z.array(duplicateFileSchema),
});

/** Only essays with a newer grading that is waiting for the teacher's decision. */
export const proposalFilterSchema = z
  .literal('waiting', 'Set the filter "proposal" to "waiting", or leave it out.')
  .optional();

/** Of the paged list. With `page`, `content` comes empty: a row does not need it. */
export const essayListQuerySchema = pageQuerySchema.extend({
  /** Part of the file name or the student's name, in any case. */
  search: searchSchema.optional(),
  status: essayStatusSchema.optional(),
  classId: idSchema.optional(),
  assignmentId: idSchema.optional(),
  /** Only essays that need the teacher's eye and are not reviewed yet. */
  eye: z.literal('needed', 'Set the filter "eye" to "needed", or leave it out.').optional(),
  proposal: proposalFilterSchema,
  sort: z.enum(ESSAY_SORTS).default('uploadedAt'),
  order: z.enum(['asc', 'desc']).default('desc'),
});
const { essaysToExport } = TOO_MUCH;
const idList = z.string(essaysToExport).max(EXPORT_IDS_MAX * 40, essaysToExport);

/**
 * Which essays an export is about; all of them if nothing is given. `ids` are separated by commas, repeated, or both.
 */
export const essayFilterSchema = essayListQuerySchema
  .pick({ search: true, status: true, classId: true, assignmentId: true, eye: true, proposal: true })
  .extend({
    ids: z
      .union([idList, z.array(idList).max(EXPORT_IDS_MAX, essaysToExport)], essaysToExport)
      .transform((ids) => [ids].flat().flatMap((part) => part.split(',')))
      .pipe(z.array(idSchema).max(EXPORT_IDS_MAX, essaysToExport))
      .optional(),
  });

/** A list's filter, for an action on every essay that matches it. */
export const matchingEssaysSchema = essayFilterSchema.omit({ ids: true });

/** The four tiles of the Essays page. */
export const essayCountsSchema = z.object({
  total: z.number().int(),
  graded: z.number().int(),
  readyForReview: z.number().int(),
  reviewed: z.number().int(),
});

const LONG_NAME = `A name can have at most ${PERSON_NAME_MAX_CHARACTERS} characters.`;
const nameOfStudent = lineOfText(PERSON_NAME_MAX_CHARACTERS, LONG_NAME);

export const updateEssayRequestSchema = z.object({
  studentName: nameOfStudent
    .nullable()
    .transform((name) => name || null)
    .optional(),
  assignmentId: idSchema.nullable().optional(),
  /** What the form was filled with, of the fields it changes; a save over something else is refused with 409. */
  was: z
    .object({ studentName: longText(1_000, LONG_NAME).nullable(), assignmentId: idSchema.nullable() })
    .partial()
    .optional(),
});

const NO_WORDS = 'Type the text of the essay.';
export const correctTextRequestSchema = z.object({
  text: longText(ESSAY_MAX_CHARACTERS, TOO_MUCH.text, NO_WORDS).refine(
    (text) => text.trim() !== '',
    NO_WORDS,
  ),
  /** The text that the form was filled with; a save over another is refused with 409. */
  was: longText(ESSAY_MAX_CHARACTERS, TOO_MUCH.text, NO_WORDS),
});

const HOW_MANY = 'Say how many essays you expect: a whole number from 1.';
const chosenIds = z
  .array(idSchema, 'Send ids as a list of ids.')
  .min(1, 'Choose at least one essay.')
  .max(ESSAYS_CHOSEN_MAX, TOO_MUCH.essaysChosen)
  .optional();

/** Either `ids`, or `matching` with the number of essays that the person was told of. */
export const deleteEssaysRequestSchema = z
  .object({
    ids: chosenIds,
    matching: matchingEssaysSchema.optional(),
    /** Refused with 409 where a different number matches by now, so that nothing is changed unseen. */
    expected: z.number(HOW_MANY).int(HOW_MANY).min(1, HOW_MANY).max(2_147_483_647, HOW_MANY).optional(),
  })
  .refine(
    ({ ids, matching, expected }) => (ids ? !matching : matching !== undefined && expected !== undefined),
    'Choose essays by their ids, or all that match a filter.',
  );
/** What was deleted together is restored together by this moment. */
export const deleteEssaysReplySchema = z.object({ deleted: z.number().int(), deletedAt: z.string() });

/** Either `ids`, or all that were deleted together at one moment. */
export const restoreEssaysRequestSchema = z
  .object({ ids: chosenIds, deletedAt: requestTime().optional() })
  .refine(({ ids, deletedAt }) => (ids === undefined) !== (deletedAt === undefined), {
    message: 'Choose essays by their ids, or by when they were deleted.',
  });
export const restoreEssaysReplySchema = z.object({ restored: z.number().int() });

export const deletedEssaySchema = z.object({
  id: z.string(),
  filename: z.string(),
  studentName: z.string().nullable(),
  deletedAt: z.string(),
  /** When it is removed for good. */
  purgedAt: z.string(),
});
