import type { z } from 'zod';
import type {
  assignmentStandingSchema,
  gradeAssignmentRequestSchema,
  workInProgressSchema,
  workQuerySchema,
  workRowSchema,
  workStateSchema,
} from './assignment-work.schema';

/** The state of one essay of an assignment, in the order in which a teacher acts on them. */
/** Essays that are named before grading because their text may be wrong. */
export const UNREAD_NAMED = 5;
export const WORK_STATES = ['failed', 'needs_eye', 'graded', 'new', 'grading', 'reviewed'] as const;
export type WorkState = z.infer<typeof workStateSchema>;

/** What screens call them. */
export const WORK_STATE_WORDS: Record<WorkState, string> = {
  failed: 'Grading failed',
  needs_eye: 'Needs your eye',
  graded: 'Graded',
  new: 'Not graded yet',
  grading: 'Being graded',
  reviewed: 'Reviewed',
};
export type AssignmentStanding = z.infer<typeof assignmentStandingSchema>;
export type WorkInProgress = z.infer<typeof workInProgressSchema>;
/** As many as fit on the first page; the class pages list the others. */
export const WORK_IN_PROGRESS_MAX = 5;
export type WorkRow = z.infer<typeof workRowSchema>;

export const WORK_SORTS = ['student', 'state', 'grade', 'uploadedAt', 'criterion'] as const;
export type WorkQuery = z.infer<typeof workQuerySchema>;
export type GradeAssignmentRequest = z.infer<typeof gradeAssignmentRequestSchema>;
/** As it is sent. */
export type GradeAssignmentBody = z.input<typeof gradeAssignmentRequestSchema>;
