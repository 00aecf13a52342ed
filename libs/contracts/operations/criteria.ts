import { z } from 'zod';
import { CRITERIA_FIELD } from '../criteria';
import { criteriaSetSchema, criteriaTextRequestSchema, gradedCriteriaSchema } from '../criteria.schema';
import { API } from '../routes';
import { TOO_MUCH } from '../too-much';
import { json, nothing, type Operation } from './operation';

/** Criteria sets. */
export const CRITERIA_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.criteria,
    access: 'teachers',
    tag: 'Criteria',
    summary: 'Criteria sets, newest first',
    paged: true,
    success: json(z.array(criteriaSetSchema)),
    errors: [401],
  },
  {
    method: 'post',
    path: API.criteria,
    access: 'teachers',
    tag: 'Criteria',
    summary: 'Upload a criteria file (txt, pdf, doc, docx); only the first file counts',
    files: CRITERIA_FIELD,
    success: json(criteriaSetSchema, 201),
    errors: [400, 401],
  },
  {
    method: 'post',
    path: API.criteriaText,
    access: 'teachers',
    tag: 'Criteria',
    summary: 'Send criteria as text, one per line',
    body: criteriaTextRequestSchema,
    bodyKb: 1_024,
    tooMuch: { field: 'text', message: TOO_MUCH.criteria },
    success: json(criteriaSetSchema, 201),
    errors: [400, 401],
  },
  {
    method: 'get',
    path: API.criteriaSet,
    access: 'teachers',
    objects: { id: 'criteria_set' },
    tag: 'Criteria',
    summary: 'The criteria that results are based on, with the version of the rubric then and now',
    success: json(gradedCriteriaSchema),
    errors: [401, 404],
  },
  {
    method: 'delete',
    path: API.criteriaSet,
    access: 'teachers',
    objects: { id: 'criteria_set' },
    tag: 'Criteria',
    summary: 'Delete a criteria set',
    success: nothing,
    errors: [401, 404],
  },
];
