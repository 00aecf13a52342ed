import { z } from 'zod';
import { exportQuerySchema } from '../exports.schema';
import { GRADEBOOK_FIELD } from '../gradebook';
import {
  filledGradebookSchema,
  gradebookFieldsSchema,
  gradebookQuerySchema,
  madeGradebookSchema,
} from '../gradebook.schema';
import { gradingResultSchema } from '../grading.schema';
import { handBackQuerySchema, handBackSelectionSchema, handBackSummarySchema } from '../hand-back.schema';
import { API } from '../routes';
import { json, type Operation } from './operation';

/** Results as files. */
export const EXPORTS_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.exportReports,
    access: 'teachers',
    objects: { ids: 'essay', assignmentId: 'assignment', classId: 'class' },
    query: exportQuerySchema,
    tag: 'Exports',
    summary:
      'Results as CSV: all, or those of the essays that ?ids=, ?search=, ?status=, ?classId= and ?assignmentId= select; times by ?timeZone=',
    success: { status: 200, type: 'text/csv' },
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.exportDetailedFeedback,
    kind: 'download',
    access: 'teachers',
    objects: { ids: 'essay', assignmentId: 'assignment', classId: 'class' },
    query: exportQuerySchema,
    tag: 'Exports',
    summary: 'Results as JSON, or as PDF with Accept: application/pdf; selected as for the CSV',
    success: json(z.array(gradingResultSchema)),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.handBackSummary,
    access: 'teachers',
    objects: {
      ids: { kind: 'essay', others: 'nothing_found' },
      assignmentId: 'assignment',
      classId: 'class',
    },
    query: handBackSelectionSchema,
    tag: 'Exports',
    summary: 'How many of the selected essays are reviewed, not reviewed, and without a result',
    success: json(handBackSummarySchema),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.handBack,
    kind: 'download',
    access: 'teachers',
    objects: { ids: 'essay', assignmentId: 'assignment', classId: 'class' },
    query: handBackQuerySchema,
    tag: 'Exports',
    summary:
      'Sheets for students, of reviewed results unless ?unreviewed=include: ?form=pdf, docx (one essay), pdf_zip, docx_zip, moodle_zip, canvas_zip or csv; selected as for the CSV of reports',
    success: { status: 200, type: 'application/octet-stream' },
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.handBackGradebook,
    access: 'teachers',
    objects: { assignmentId: 'assignment' },
    query: gradebookQuerySchema,
    tag: 'Exports',
    summary:
      'A new file with the assignment’s grades for ?for=canvas, moodle, oneroster or table (any spreadsheet), in base64, and the results that could not be written with their reasons; of reviewed results unless ?unreviewed=include',
    success: json(madeGradebookSchema),
    errors: [400, 401, 404],
  },
  {
    method: 'post',
    path: API.handBackGradebook,
    access: 'teachers',
    objects: { assignmentId: 'assignment' },
    fields: gradebookFieldsSchema,
    tag: 'Exports',
    summary:
      'The file of a gradebook (Moodle’s worksheet or export, Canvas’s export, any CSV) with the assignment’s grades filled in and nothing else changed; grades already in it stay unless replace=include',
    files: GRADEBOOK_FIELD,
    success: json(filledGradebookSchema),
    errors: [400, 401, 404, 413],
  },
];
