import type { z } from 'zod';
import type { filledGradebookSchema, gradebookFieldsSchema } from './gradebook.schema';

/** Name of the multipart field of the file that a teacher exported from a gradebook. */
export const GRADEBOOK_FIELD = 'gradebook';
/** A course of 2,000 students with 100 columns is about 1.5 MB. */
export const GRADEBOOK_MAX_BYTES = 2 * 1024 * 1024;

/** How a grade is written. */
export const GRADE_FORMS = ['points', 'percent', 'letters'] as const;
export type GradeForm = (typeof GRADE_FORMS)[number];

export const GRADEBOOK_KINDS = ['moodle_worksheet', 'canvas', 'table'] as const;
export type GradebookKind = (typeof GRADEBOOK_KINDS)[number];

/** Why a result is not in the file; "{inFile}" stands for what its cell holds. */
export const NOT_WRITTEN = {
  no_row: 'No row has this student’s id, email, number or name.',
  several_rows: 'Several rows have this name.',
  another_essay: 'Another essay of this student was written.',
  no_grade: 'It has no grade yet.',
  locked: 'The file says that this grade cannot be changed.',
  no_number: 'The file says {inFile}.',
  other_grade: 'The file has {inFile}.',
} as const;
export type NotWritten = keyof typeof NOT_WRITTEN;

export type GradebookFields = z.infer<typeof gradebookFieldsSchema>;
export type FilledGradebook = z.infer<typeof filledGradebookSchema>;
