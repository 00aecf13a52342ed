import type { z } from 'zod';
import { HELD_BACK } from './hand-back';
import type {
  filledGradebookSchema,
  gradebookFieldsSchema,
  gradebookQuerySchema,
  madeGradebookSchema,
} from './gradebook.schema';

/** Name of the multipart field of the file that a teacher exported from a gradebook. */
export const GRADEBOOK_FIELD = 'gradebook';
/** A course of 2,000 students with 100 columns is about 1.5 MB. */
export const GRADEBOOK_MAX_BYTES = 2 * 1024 * 1024;

/** How a grade is written. */
export const GRADE_FORMS = ['points', 'percent', 'letters'] as const;
export type GradeForm = (typeof GRADE_FORMS)[number];

export const GRADEBOOK_KINDS = ['moodle_worksheet', 'canvas', 'table'] as const;
export type GradebookKind = (typeof GRADEBOOK_KINDS)[number];

/** What a new file is made for: a gradebook's import, or a spreadsheet. */
export const GRADEBOOK_TARGETS = ['canvas', 'moodle', 'oneroster', 'table'] as const;
export type GradebookTarget = (typeof GRADEBOOK_TARGETS)[number];

/** Moodle refuses a whole file for one value that is not a number, and OneRoster's score must be a number. */
export const TARGETS_OF_POINTS: readonly GradebookTarget[] = ['moodle', 'oneroster'];

/** Rows of a file that are named with the reason why they were left alone. */
export const ROWS_LEFT_NAMED = 200;

/** Why a result is not in the file; "{inFile}" stands for what its cell holds. */
export const NOT_WRITTEN = {
  no_row: 'No row has this student’s id, email, number or name.',
  several_rows: 'Several rows have this name.',
  another_essay: 'The grade of another essay by this student is in the file.',
  no_grade: 'It has no grade yet.',
  ...HELD_BACK,
  no_essay: 'No essay of this student is in this assignment.',
  locked: 'The file says that this grade cannot be changed.',
  no_number: 'The file says {inFile}.',
  other_grade: 'The file has {inFile}.',
  no_student: 'It belongs to no student yet.',
  no_email: 'This student has no email address in the class list.',
  no_student_number: 'This student has no number in the class list.',
  unsafe_id:
    'This student’s number, email or name begins like a formula, so it could not be written safely. Change it in the class list.',
  same_name: 'Several students have this name, and nothing else tells them apart.',
} as const;
export type NotWritten = keyof typeof NOT_WRITTEN;

export type GradebookFields = z.infer<typeof gradebookFieldsSchema>;
export type GradebookQuery = z.infer<typeof gradebookQuerySchema>;
export type MadeGradebook = z.infer<typeof madeGradebookSchema>;
export type FilledGradebook = z.infer<typeof filledGradebookSchema>;
