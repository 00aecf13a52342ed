import { z } from 'zod';
import { gradingResultSchema } from '../grading.schema';
import {
  acceptProposalsReplySchema,
  acceptProposalsRequestSchema,
  comparisonQuerySchema,
  comparisonReplySchema,
  putInForceRequestSchema,
  seenWithProposalSchema,
  waitingProposalSchema,
  waitingProposalsQuerySchema,
} from '../proposals.schema';
import { API } from '../routes';
import { TOO_MUCH } from '../too-much';
import { json, nothing, type Operation } from './operation';

/** Which of an essay's results counts. */
export const PROPOSAL_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.essayProposal,
    access: 'teachers',
    objects: { id: 'essay', resultId: 'result' },
    tag: 'Review',
    summary: 'The result in force beside another result or a newer grading, as that would look if it counted',
    query: comparisonQuerySchema,
    success: json(comparisonReplySchema),
    errors: [401, 404],
  },
  {
    method: 'put',
    path: API.resultInForce,
    access: 'teachers',
    objects: { id: 'result', 'inForce.id': 'not_looked_up' },
    tag: 'Review',
    summary: 'Put a proposed or an earlier result in force; decisions are kept',
    body: putInForceRequestSchema,
    success: json(gradingResultSchema),
    errors: [400, 401, 404, 409],
  },
  {
    method: 'delete',
    path: API.resultProposal,
    access: 'teachers',
    objects: { id: 'result', inForceId: 'not_looked_up' },
    query: seenWithProposalSchema,
    tag: 'Review',
    summary: 'Keep the result in force; the newer grading is no longer proposed',
    success: nothing,
    errors: [400, 401, 404, 409],
  },
  {
    method: 'get',
    path: API.proposals,
    access: 'teachers',
    objects: { assignmentId: 'assignment' },
    query: waitingProposalsQuerySchema,
    tag: 'Review',
    summary:
      'Newer gradings waiting for the teacher’s decision, and what accepting each would change; of one assignment with ?assignmentId=',
    paged: true,
    success: json(z.array(waitingProposalSchema)),
    errors: [400, 401, 404],
  },
  {
    method: 'post',
    path: API.acceptProposals,
    access: 'teachers',
    objects: {
      'proposals.essayId': 'essay',
      'proposals.id': 'not_looked_up',
      'proposals.inForce.id': 'not_looked_up',
    },
    tag: 'Review',
    summary:
      'Accept the proposals of several essays, except those that have changed since the teacher looked',
    body: acceptProposalsRequestSchema,
    bodyKb: 192,
    tooMuch: { field: 'proposals', message: TOO_MUCH.proposals },
    success: json(acceptProposalsReplySchema),
    errors: [400, 401, 404],
  },
];
