import { SECOND_OPINION_API } from '../second-opinion';
import {
  secondOpinionReplySchema,
  secondOpinionRequestSchema,
  secondOpinionsStartedSchema,
} from '../second-opinion.schema';
import { TOO_MUCH } from '../too-much';
import { json, type Operation } from './operation';

/** A second reading beside the result in force. */
export const SECOND_OPINION_OPERATIONS: readonly Operation[] = [
  {
    method: 'post',
    path: SECOND_OPINION_API.ask,
    access: 'teachers',
    objects: { essayIds: 'essay' },
    tag: 'Review',
    summary:
      'Have essays read a second time, by the other grader or by the AI service once more; says which were passed over, and why. The result in force does not change',
    body: secondOpinionRequestSchema,
    bodyKb: 256,
    tooMuch: { field: 'essayIds', message: TOO_MUCH.essaysToGrade },
    success: json(secondOpinionsStartedSchema, 202),
    errors: [400, 401, 404],
  },
  {
    method: 'get',
    path: SECOND_OPINION_API.one,
    access: 'teachers',
    objects: { id: 'result' },
    tag: 'Review',
    summary: 'The second opinion on a result, criterion by criterion, or its progress',
    success: json(secondOpinionReplySchema),
    errors: [401, 404],
  },
];
