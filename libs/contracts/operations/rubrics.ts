import { z } from 'zod';
import { criteriaSetSchema } from '../criteria';
import { API } from '../routes';
import {
  createRubricRequestSchema,
  importRubricReplySchema,
  importRubricRequestSchema,
  putSharesRequestSchema,
  rubricSchema,
  updateRubricRequestSchema,
} from '../rubrics';
import { json, nothing, type Operation } from './operation';

/** Rubrics: making, sharing, importing, printing. */
export const RUBRICS_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.rubrics,
    tag: 'Rubrics',
    summary:
      'Every rubric the teacher can use, newest first; ?type=, ?scope=platform|mine|shared and ?search= narrow it',
    paged: true,
    success: json(z.array(rubricSchema)),
    errors: [400, 401],
  },
  {
    method: 'post',
    path: API.rubrics,
    tag: 'Rubrics',
    summary: 'Make a rubric',
    body: createRubricRequestSchema,
    success: json(rubricSchema, 201),
    errors: [400, 401],
  },
  {
    method: 'get',
    path: API.rubric,
    tag: 'Rubrics',
    summary: 'One rubric',
    success: json(rubricSchema),
    errors: [401, 404],
  },
  {
    method: 'put',
    path: API.rubric,
    tag: 'Rubrics',
    summary: 'Edit a rubric; results keep the version they were graded with',
    body: updateRubricRequestSchema,
    success: json(rubricSchema),
    errors: [400, 401, 403, 404, 409],
  },
  {
    method: 'delete',
    path: API.rubric,
    tag: 'Rubrics',
    summary: 'Delete a rubric; what was graded with it keeps its copy',
    success: nothing,
    errors: [401, 403, 404],
  },
  {
    method: 'post',
    path: API.rubricDuplicate,
    tag: 'Rubrics',
    summary: 'Copy a rubric as one of the teacher’s own',
    success: json(rubricSchema, 201),
    errors: [401, 404],
  },
  {
    method: 'put',
    path: API.rubricShares,
    tag: 'Rubrics',
    summary: 'With which people and email domains a rubric is shared',
    body: putSharesRequestSchema,
    success: json(rubricSchema),
    errors: [400, 401, 403, 404],
  },
  {
    method: 'post',
    path: API.rubricCriteriaSet,
    tag: 'Rubrics',
    summary: 'Take a rubric’s criteria, as they stand now, to the dashboard for grading',
    success: json(criteriaSetSchema, 201),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.rubricPdf,
    tag: 'Rubrics',
    summary: 'A rubric for printing',
    success: { status: 200, type: 'application/pdf' },
    errors: [401, 404],
  },
  {
    method: 'post',
    path: API.rubricImport,
    tag: 'Rubrics',
    summary: 'Read a rubric from JSON, CSV or a pasted table; nothing is stored',
    body: importRubricRequestSchema,
    success: json(importRubricReplySchema),
    errors: [400, 401],
  },
];
