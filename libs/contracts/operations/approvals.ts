import { z } from 'zod';
import {
  approvalsQuerySchema,
  approveReplySchema,
  approveRequestSchema,
  takeBackReplySchema,
  takeBackRequestSchema,
  waitingApprovalSchema,
} from '../approvals.schema';
import { API } from '../routes';
import { TOO_MUCH } from '../too-much';
import { json, type Operation } from './operation';

const tooMuch = { field: 'essays', message: TOO_MUCH.essaysToApprove };

/** Marking several essays as reviewed. */
export const APPROVAL_OPERATIONS: readonly Operation[] = [
  {
    method: 'get',
    path: API.approvals,
    access: 'teachers',
    objects: {
      ids: { kind: 'essay', others: 'nothing_found' },
      assignmentId: 'assignment',
      classId: 'class',
    },
    query: approvalsQuerySchema,
    tag: 'Review',
    summary:
      'Essays waiting for review, with their grades and why each needs the teacher’s eye; selected as for the CSV of reports',
    paged: true,
    success: json(z.array(waitingApprovalSchema)),
    errors: [400, 401, 404],
  },
  {
    method: 'post',
    path: API.approvals,
    access: 'teachers',
    objects: {
      'essays.essayId': 'essay',
      'essays.id': 'not_looked_up',
      'essays.proposalId': 'not_looked_up',
    },
    tag: 'Review',
    summary: 'Mark several essays as reviewed, except those that have changed since the teacher looked',
    body: approveRequestSchema,
    bodyKb: 192,
    tooMuch,
    success: json(approveReplySchema),
    errors: [400, 401, 404],
  },
  {
    method: 'post',
    path: API.takeBackApprovals,
    access: 'teachers',
    objects: { 'essays.essayId': 'essay', 'essays.id': 'not_looked_up' },
    tag: 'Review',
    summary: 'Take back the approval of several essays, except those that have changed since',
    body: takeBackRequestSchema,
    bodyKb: 192,
    tooMuch,
    success: json(takeBackReplySchema),
    errors: [400, 401, 404],
  },
];
