import { z } from 'zod';
import { GENRES, genreSchema } from './genre';
import { idSchema, lineOfText, longText, pageQuerySchema, requestTime, versionSchema } from './common';

export const CLASS_NAME_MAX_CHARACTERS = 500;
export const DESCRIPTION_MAX_CHARACTERS = 5_000;
export const INSTRUCTIONS_MAX_CHARACTERS = 20_000;
export const STUDENT_COUNT_MAX = 10_000;
export const ROSTER_MAX_STUDENTS = 2_000;
export const STUDENT_NAME_MAX_CHARACTERS = 200;
export const STUDENT_NUMBER_MAX_CHARACTERS = 50;
export const ROSTER_TEXT_MAX_CHARACTERS = 500_000;

export const CLASS_MESSAGES = {
  created: { title: 'Class Created', message: 'Your new class has been created successfully.' },
  deleted: { title: 'Class Deleted', message: 'The class has been deleted successfully.' },
} as const;

/** What the server says at a field, where the form can say it without asking. */
export const CLASS_FIELD_MESSAGES = {
  name: 'Please enter a class name.',
  title: 'Please enter a title.',
  dueDate: 'Please enter a valid date.',
  genre: 'Please choose a kind of writing from the list.',
  roster: 'Please paste a list of students.',
} as const;

const optionalText = (max: number, what: string) =>
  longText(max, `${what} can have at most ${max.toLocaleString('en-AU')} characters.`)
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
export type CreateClassRequest = z.infer<typeof createClassRequestSchema>;
export const updateClassRequestSchema = createClassRequestSchema.extend({ version: versionSchema });
export type UpdateClassRequest = z.infer<typeof updateClassRequestSchema>;

/** A list had no room for the long texts: they are null here. */
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
export type Class = z.infer<typeof classSchema>;

export const createAssignmentRequestSchema = z.object({
  title: lineOfText(
    CLASS_NAME_MAX_CHARACTERS,
    `A title can have at most ${CLASS_NAME_MAX_CHARACTERS} characters.`,
    CLASS_FIELD_MESSAGES.title,
  ).min(1, CLASS_FIELD_MESSAGES.title),
  description: optionalText(DESCRIPTION_MAX_CHARACTERS, 'A description'),
  instructions: optionalText(INSTRUCTIONS_MAX_CHARACTERS, 'The instructions'),
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
export type CreateAssignmentRequest = z.infer<typeof createAssignmentRequestSchema>;
export const updateAssignmentRequestSchema = createAssignmentRequestSchema.extend({ version: versionSchema });
export type UpdateAssignmentRequest = z.infer<typeof updateAssignmentRequestSchema>;

export const assignmentSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().nullable(),
  instructions: z.string().nullable(),
  classId: z.string(),
  className: z.string(),
  rubricId: z.string().nullable(),
  rubricName: z.string().nullable(),
  /** The kind of writing its essays are read as; null where it is recognised from each. */
  genre: genreSchema.nullable(),
  dueDate: z.string().nullable(),
  essayCount: z.number().int(),
  createdAt: z.string(),
  version: versionSchema,
  isShortened: shortenedSchema,
});
export type Assignment = z.infer<typeof assignmentSchema>;

/** `?classId=` gives the assignments of one class. */
export const assignmentsQuerySchema = pageQuerySchema.extend({ classId: idSchema.optional() });
export type AssignmentsQuery = z.infer<typeof assignmentsQuerySchema>;

export const studentSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string().nullable(),
  studentNumber: z.string().nullable(),
});
export type Student = z.infer<typeof studentSchema>;

/** Replaces the whole roster: one student a line, or CSV with a header naming name, email, student number. */
export const putRosterRequestSchema = z.object({
  text: longText(
    ROSTER_TEXT_MAX_CHARACTERS,
    'This list is too long to be a class.',
    CLASS_FIELD_MESSAGES.roster,
  ),
});
export type PutRosterRequest = z.infer<typeof putRosterRequestSchema>;
export const rosterReplySchema = z.object({
  students: z.array(studentSchema),
  /** Lines that were left out, with the reason, for people. */
  skipped: z.array(z.object({ line: z.number().int(), reason: z.string() })),
});
export type RosterReply = z.infer<typeof rosterReplySchema>;
