import type { z } from 'zod';
import type { handBackQuerySchema, handBackSelectionSchema, handBackSummarySchema } from './hand-back.schema';

/** `pdf`: all sheets in one document; `docx`: one sheet; the archives have a file for each sheet, named by its student or as the platform expects. */
export const HAND_BACK_FORMS = [
  'pdf',
  'docx',
  'pdf_zip',
  'docx_zip',
  'moodle_zip',
  'canvas_zip',
  'csv',
] as const;
export type HandBackForm = (typeof HAND_BACK_FORMS)[number];

/** How many of the chosen essays a platform's archive leaves out; it lists them. */
export const LEFT_OUT_HEADER = 'X-Left-Out';

/** On each page of a sheet, and in the table. */
export const REVIEW_WORDS = { reviewed: 'Reviewed', notReviewed: 'Not reviewed' } as const;

/** Why an essay is not handed back. */
export const HELD_BACK = {
  not_reviewed: 'Its result is not reviewed yet.',
  no_result: 'It has no result yet.',
} as const;
export type HeldBack = keyof typeof HELD_BACK;

export type HandBackSelection = z.infer<typeof handBackSelectionSchema>;
export type HandBackQuery = z.infer<typeof handBackQuerySchema>;
export type HandBackSummary = z.infer<typeof handBackSummarySchema>;
