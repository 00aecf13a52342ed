import { z } from 'zod';
import {
  gradeEnhancedReplySchema,
  gradeEnhancedRequestSchema,
  gradingResultSchema,
  processingEventSchema,
  processingStatusSchema,
  reviewedRequestSchema,
  reviewRequestSchema,
  textAsSentReplySchema,
} from '../grading';
import { API } from '../routes';
import { json, nothing, type Operation } from './operation';

/** Grading: start, progress, results, and the teacher’s review of them. */
export const GRADING_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.essayResults,
    tag: 'Review',
    summary: 'All results of one essay, newest first',
    success: json(z.array(gradingResultSchema)),
    errors: [401, 404],
  },
  {
    method: 'put',
    path: API.result,
    tag: 'Review',
    summary: 'The teacher’s levels and feedback; score and grade follow',
    body: reviewRequestSchema,
    success: json(gradingResultSchema),
    errors: [400, 401, 404, 409],
  },
  {
    method: 'get',
    path: API.resultTextAsSent,
    tag: 'Review',
    summary: 'What left the server for the AI service',
    success: json(textAsSentReplySchema),
    errors: [401, 404],
  },
  {
    method: 'put',
    path: API.essayReviewed,
    tag: 'Review',
    summary: 'Mark an essay reviewed, or take the mark back',
    body: reviewedRequestSchema,
    success: nothing,
    errors: [400, 401, 404],
  },
  {
    method: 'post',
    path: API.gradeEnhanced,
    tag: 'Grading',
    summary: 'Start grading; asking twice makes no second job',
    body: gradeEnhancedRequestSchema,
    success: json(gradeEnhancedReplySchema, 202),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: API.results,
    tag: 'Grading',
    summary: 'The newest result of each essay, newest first',
    paged: true,
    success: json(z.array(gradingResultSchema)),
    errors: [401],
  },
  {
    method: 'get',
    path: API.processingStatus,
    tag: 'Grading',
    summary: 'What is being graded',
    success: json(z.array(processingStatusSchema)),
    errors: [401],
  },
  {
    method: 'get',
    path: API.processingStatusStream,
    tag: 'Grading',
    summary: 'The same as server-sent events: a snapshot, then every change',
    success: { status: 200, type: 'text/event-stream', schema: processingEventSchema },
    errors: [401],
  },
  {
    method: 'delete',
    path: API.processingStatusOne,
    tag: 'Grading',
    summary: 'Let go of a finished entry',
    success: nothing,
    errors: [401, 404],
  },
];
