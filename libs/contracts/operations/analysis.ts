import { TEXT_BODY_KB } from '../analysis';
import { analyzeTextRequestSchema, essayAnalysisSchema } from '../analysis.schema';
import { API } from '../routes';
import { TOO_MUCH } from '../too-much';
import { json, type Operation } from './operation';

/** Analysis of a text by itself. */
export const ANALYSIS_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: API.analyzeText,
    access: 'teachers',
    tag: 'Grading',
    summary: 'Counts, readability, spelling, grammar and AI likelihood of a text',
    body: analyzeTextRequestSchema,
    bodyKb: TEXT_BODY_KB,
    tooMuch: { field: 'text', message: TOO_MUCH.text },
    kind: 'long',
    success: json(essayAnalysisSchema),
    errors: [400, 401],
  },
];
