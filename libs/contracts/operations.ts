import { ADMIN_OPERATIONS } from './operations/admin';
import { AI_TOOLS_OPERATIONS } from './operations/ai-tools';
import { ANALYSIS_OPERATIONS } from './operations/analysis';
import { AUTH_OPERATIONS } from './operations/auth';
import { BILLING_OPERATIONS } from './operations/billing';
import { CLASSES_OPERATIONS } from './operations/classes';
import { COMMENT_BANK_OPERATIONS } from './operations/comment-bank';
import { CRITERIA_OPERATIONS } from './operations/criteria';
import { ESSAYS_OPERATIONS } from './operations/essays';
import { EXPORTS_OPERATIONS } from './operations/exports';
import { GRADING_OPERATIONS } from './operations/grading';
import { LETTERHEAD_OPERATIONS } from './operations/letterhead';
import { METRICS_OPERATIONS } from './operations/metrics';
import { PROFILE_OPERATIONS } from './operations/profile';
import { APPROVAL_OPERATIONS } from './operations/approvals';
import { PROPOSAL_OPERATIONS } from './operations/proposals';
import { RUBRICS_OPERATIONS } from './operations/rubrics';
import { SAMPLES_OPERATIONS } from './operations/samples';
import { SECOND_OPINION_OPERATIONS } from './operations/second-opinion';
import { SERVER_OPERATIONS } from './operations/server';
import type { Operation } from './operations/operation';

export type { Audience, NamedObject, ObjectKind, Operation } from './operations/operation';

/** Every call, by subject. */
export const OPERATIONS: readonly Operation[] = [
  ...AUTH_OPERATIONS,
  ...ESSAYS_OPERATIONS,
  ...SAMPLES_OPERATIONS,
  ...CRITERIA_OPERATIONS,
  ...GRADING_OPERATIONS,
  ...PROPOSAL_OPERATIONS,
  ...APPROVAL_OPERATIONS,
  ...COMMENT_BANK_OPERATIONS,
  ...SECOND_OPINION_OPERATIONS,
  ...ANALYSIS_OPERATIONS,
  ...EXPORTS_OPERATIONS,
  ...AI_TOOLS_OPERATIONS,
  ...CLASSES_OPERATIONS,
  ...RUBRICS_OPERATIONS,
  ...METRICS_OPERATIONS,
  ...PROFILE_OPERATIONS,
  ...LETTERHEAD_OPERATIONS,
  ...BILLING_OPERATIONS,
  ...ADMIN_OPERATIONS,
  ...SERVER_OPERATIONS,
];
