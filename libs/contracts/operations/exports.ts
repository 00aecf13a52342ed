import { z } from 'zod';
import { essayFilterSchema } from '../essays.schema';
import { gradingResultSchema } from '../grading.schema';
import { API } from '../routes';
import { json, type Operation } from './operation';

/** Results as files. */
export const EXPORTS_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.exportReports,
    access: 'teachers',
    objects: { ids: 'essay', assignmentId: 'assignment', classId: 'class' },
    query: essayFilterSchema,
    tag: 'Exports',
    summary:
      'Results as CSV: all, or those of the essays that ?ids=, ?search=, ?status=, ?classId= and ?assignmentId= select',
    success: { status: 200, type: 'text/csv' },
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.exportDetailedFeedback,
    kind: 'download',
    access: 'teachers',
    objects: { ids: 'essay', assignmentId: 'assignment', classId: 'class' },
    query: essayFilterSchema,
    tag: 'Exports',
    summary: 'Results as JSON, or as PDF with Accept: application/pdf; selected as for the CSV',
    success: json(z.array(gradingResultSchema)),
    errors: [400, 401, 404],
  },
];
