import {
  INSTRUCTIONS_MAX_CHARACTERS,
  ROSTER_TEXT_MAX_CHARACTERS,
  SOURCE_TEXT_MAX_CHARACTERS,
} from './business';
import { z } from 'zod';
import {
  CLASS_FIELD_MESSAGES,
  CLASS_NAME_MAX_CHARACTERS,
  DESCRIPTION_MAX_CHARACTERS,
  TASK_WORDS_MAX,
  YEAR_LEVEL_MAX,
  STUDENT_COUNT_MAX,
} from './classes';
import {
  idSchema,
  lineOfText,
  longText,
  pageQuerySchema,
  prose,
  requestTime,
  versionSchema,
} from './common.schema';
import { criteriaTextRequestSchema } from './criteria.schema';
import { GENRES } from './genre';
import { genreSchema } from './genre.schema';
import { localeSchema } from './language.schema';
import { TOO_MUCH } from './too-much';

const optionalText = (max: number, what: string, kind = prose) =>
  kind(max, `${what} can have at most ${max.toLocaleString('en-AU')} characters.`)
    .trim()
    .nullish()
    .transform((text) => text || null);

export const createClassRequestSchema = z.object({
  name: lineOfText(
    CLASS_NAME_MAX_CHARACTERS,
    `A class name can have at most ${CLASS_NAME_MAX_CHARACTERS} characters.`,
    CLASS_FIELD_MESSAGES.name,
  ).min(1, CLASS_FIELD_MESSAGES.name),
  description: optionalText(DESCRIPTION_MAX_CHARACTERS, 'A description'),
  studentCount: z
    .number('Please enter a whole number.')
    .int('Please enter a whole number.')
    .min(0, 'The number of students cannot be negative.')
    .max(STUDENT_COUNT_MAX, `A class can have at most ${STUDENT_COUNT_MAX.toLocaleString('en-AU')} students.`)
    .default(0),
});
export const updateClassRequestSchema = createClassRequestSchema.extend({ version: versionSchema });

/** The list was too long to include the long texts, so they are null here. */
const shortenedSchema = z.boolean().optional();

export const classSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string().nullable(),
  /** Of the roster where there is one, else as the teacher entered it. */
  studentCount: z.number().int(),
  rosterSize: z.number().int(),
  assignmentCount: z.number().int(),
  essayCount: z.number().int(),
  createdAt: z.string(),
  version: versionSchema,
  isShortened: shortenedSchema,
});

const optionalNumber = (max: number, message: string) =>
  z
    .number(message)
    .int(message)
    .min(1, message)
    .max(max, message)
    .nullish()
    .transform((number) => number ?? null);

const assignmentFieldsSchema = z.object({
  title: lineOfText(
    CLASS_NAME_MAX_CHARACTERS,
    `A title can have at most ${CLASS_NAME_MAX_CHARACTERS} characters.`,
    CLASS_FIELD_MESSAGES.title,
  ).min(1, CLASS_FIELD_MESSAGES.title),
  description: optionalText(DESCRIPTION_MAX_CHARACTERS, 'A description'),
  instructions: optionalText(INSTRUCTIONS_MAX_CHARACTERS, 'The instructions'),
  /** The text that students respond to, for the grader to compare their words with. */
  sourceText: optionalText(SOURCE_TEXT_MAX_CHARACTERS, 'The source text', longText),
  /** Year level, 1–13; if left open, it is taken from the names of the class and the task where they give it. */
  yearLevel: optionalNumber(YEAR_LEVEL_MAX, CLASS_FIELD_MESSAGES.yearLevel),
  wordsMin: optionalNumber(TASK_WORDS_MAX, CLASS_FIELD_MESSAGES.words),
  wordsMax: optionalNumber(TASK_WORDS_MAX, CLASS_FIELD_MESSAGES.words),
  /** The language standard for spelling and grammar. */
  locale: z
    .enum(localeSchema.options, CLASS_FIELD_MESSAGES.locale)
    .nullish()
    .transform((locale) => locale ?? null),
  classId: idSchema,
  rubricId: idSchema.nullish().transform((id) => id ?? null),
  /** Left open, it is recognised from each essay. */
  genre: z
    .enum(GENRES, CLASS_FIELD_MESSAGES.genre)
    .nullish()
    .transform((genre) => genre ?? null),
  /** ISO 8601. */
  dueDate: requestTime(CLASS_FIELD_MESSAGES.dueDate)
    .nullish()
    .transform((date) => date ?? null),
});
const inWordOrder = ({ wordsMin, wordsMax }: { wordsMin: number | null; wordsMax: number | null }) =>
  wordsMin === null || wordsMax === null || wordsMin <= wordsMax;
const outOfOrder = { path: ['wordsMax'], error: CLASS_FIELD_MESSAGES.wordsOrder };

export const createAssignmentRequestSchema = assignmentFieldsSchema.refine(inWordOrder, outOfOrder);
export const updateAssignmentRequestSchema = assignmentFieldsSchema
  .extend({ version: versionSchema })
  .refine(inWordOrder, outOfOrder);

export const assignmentSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  instructions: z.string().nullable(),
  sourceText: z.string().nullable(),
  yearLevel: z.number().int().nullable(),
  wordsMin: z.number().int().nullable(),
  wordsMax: z.number().int().nullable(),
  /** Null if the teacher chooses it when grading starts. */
  locale: localeSchema.nullable(),
  classId: z.string(),
  className: z.string(),
  rubricId: z.string().nullable(),
  rubricName: z.string().nullable(),
  /** How many criteria were pasted for it, 0 if none; they grade its essays unless it has a rubric. */
  pastedCriteria: z.number().int(),
  /** The kind of writing its essays are read as; null where it is recognised from each. */
  genre: genreSchema.nullable(),
  dueDate: z.string().nullable(),
  essayCount: z.number().int(),
  createdAt: z.string(),
  version: versionSchema,
  isShortened: shortenedSchema,
});

/** Criteria that were pasted for one assignment. */
export const assignmentCriteriaSchema = z.object({
  /** As typed; empty if there are none. */
  text: z.string(),
  /** As they are graded by. */
  items: z.array(z.string()),
  /** Of each item, from the points written in the text; absent if all count the same. */
  weights: z.array(z.number()).optional(),
});
/** Pasted criteria take the place of a rubric; null removes them. */
export const putAssignmentCriteriaRequestSchema = z.object({
  text: criteriaTextRequestSchema.shape.text.nullable(),
  /** Of the assignment. */
  version: versionSchema,
});

/** `?classId=` gives the assignments of one class. */
export const assignmentsQuerySchema = pageQuerySchema.extend({ classId: idSchema.optional() });

export const studentSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  studentNumber: z.string().nullable(),
});

const RELOAD_LIST = 'This is not a version of a class list. Reload the list and try again.';

/** Replaces the whole roster: one student a line, or CSV with a header naming name, email, student number. */
export const putRosterRequestSchema = z.object({
  text: longText(ROSTER_TEXT_MAX_CHARACTERS, TOO_MUCH.roster, CLASS_FIELD_MESSAGES.roster),
  /**
   * Of the roster that this one was made from (ROSTER_VERSION_HEADER of the list); if it has changed since, 409. If
   * left out, whatever is stored is replaced.
   */
  version: z.string('Send the version that came with the list.').max(64, RELOAD_LIST).optional(),
});
export const rosterReplySchema = z.object({
  students: z.array(studentSchema),
  /** Lines that were left out, with the reason, for people. */
  skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
});

export const sourceTextReplySchema = z.object({ text: z.string() });
