import type { z } from 'zod';
import type {
  assignmentStandingSchema,
  gradeAssignmentRequestSchema,
  workQuerySchema,
  workRowSchema,
  workStateSchema,
} from './assignment-work.schema';

/** Where one essay of an assignment stands, in the order in which a teacher has something to do about it. */
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
export type WorkRow = z.infer<typeof workRowSchema>;

export const WORK_SORTS = ['student', 'state', 'grade', 'uploadedAt', 'criterion'] as const;
export type WorkQuery = z.infer<typeof workQuerySchema>;
export type GradeAssignmentRequest = z.infer<typeof gradeAssignmentRequestSchema>;
