import type { z } from 'zod';
import type {
  assignmentCriteriaSchema,
  assignmentSchema,
  assignmentsQuerySchema,
  classSchema,
  createAssignmentRequestSchema,
  createClassRequestSchema,
  putAssignmentCriteriaRequestSchema,
  putRosterRequestSchema,
  rosterReplySchema,
  sourceTextReplySchema,
  studentSchema,
  updateAssignmentRequestSchema,
  updateClassRequestSchema,
} from './classes.schema';

export const CLASS_NAME_MAX_CHARACTERS = 500;
export const DESCRIPTION_MAX_CHARACTERS = 5_000;
/** Field name of the upload whose words become a source text. */
export const SOURCE_FILE_FIELD = 'file';
export type SourceTextReply = z.infer<typeof sourceTextReplySchema>;
export const YEAR_LEVEL_MAX = 13;
/** The most words that a task can ask for. */
export const TASK_WORDS_MAX = 20_000;
export const STUDENT_COUNT_MAX = 10_000;
export const ROSTER_MAX_STUDENTS = 2_000;
export const STUDENT_NAME_MAX_CHARACTERS = 200;
export const STUDENT_NUMBER_MAX_CHARACTERS = 50;

export const CLASS_MESSAGES = {
  created: { title: 'Class Created', message: 'Your new class has been created successfully.' },
  deleted: { title: 'Class Deleted', message: 'The class has been deleted successfully.' },
} as const;

/** What the server would say at a field; the form can say it without asking. */
export const CLASS_FIELD_MESSAGES = {
  name: 'Please enter a class name.',
  title: 'Please enter a title.',
  dueDate: 'Please enter a valid date.',
  genre: 'Please choose a kind of writing from the list.',
  yearLevel: `Please enter a year level from 1 to ${YEAR_LEVEL_MAX}.`,
  words: `Please enter a number of words from 1 to ${TASK_WORDS_MAX.toLocaleString('en-AU')}.`,
  wordsOrder: 'The maximum must not be lower than the minimum.',
  locale: 'Please choose a language standard from the list.',
  roster: 'Please paste a list of students.',
} as const;

export type CreateClassRequest = z.infer<typeof createClassRequestSchema>;
export type UpdateClassRequest = z.infer<typeof updateClassRequestSchema>;
export type Class = z.infer<typeof classSchema>;
export type CreateAssignmentRequest = z.infer<typeof createAssignmentRequestSchema>;
export type UpdateAssignmentRequest = z.infer<typeof updateAssignmentRequestSchema>;
export type Assignment = z.infer<typeof assignmentSchema>;
export type AssignmentCriteria = z.infer<typeof assignmentCriteriaSchema>;
export type PutAssignmentCriteriaRequest = z.infer<typeof putAssignmentCriteriaRequestSchema>;
export type AssignmentsQuery = z.infer<typeof assignmentsQuerySchema>;
export type Student = z.infer<typeof studentSchema>;
export type PutRosterRequest = z.infer<typeof putRosterRequestSchema>;
/** Comes with the list of students; changes whenever the list does. */
export const ROSTER_VERSION_HEADER = 'X-Roster-Version';
export type RosterReply = z.infer<typeof rosterReplySchema>;
