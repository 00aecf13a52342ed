import { z } from 'zod';
import { APPROVALS_MAX } from './business';
import { idSchema, pageQuerySchema, versionSchema } from './common.schema';
import { essayFilterSchema } from './essays.schema';
import { eyeReasonSchema } from './eye-reasons.schema';
import { gradeSchema } from './grades.schema';
import { TOO_MUCH } from './too-much';

/** The essays that the teacher means; those that are not waiting for review are left out. */
export const approvalsQuerySchema = essayFilterSchema.extend(pageQuerySchema.shape);

/** A result as the teacher saw it. */
const seenResultSchema = z.object({
  essayId: idSchema,
  /** Of the result in force. */
  id: idSchema,
  version: versionSchema,
});

/** An essay that is waiting for review, with what a teacher looks at before approving it. */
export const waitingApprovalSchema = seenResultSchema.extend({
  /** The newer grading that is waiting for the teacher's decision; null if there is none. */
  proposalId: z.string().nullable(),
  filename: z.string(),
  studentName: z.string().nullable(),
  /** The student's number or email, where another on the class list has the same name; null elsewhere. */
  studentMark: z.string().nullable(),
  grade: gradeSchema.nullable(),
  /** 0–100. */
  percentage: z.number().nullable(),
  totalCriteria: z.number().int(),
  /** Criteria without a level; they do not count towards the grade. */
  unassessedCriteria: z.number().int(),
  /** Criteria with words of the grader that were written for another level than the teacher's. */
  otherLevelCriteria: z.number().int(),
  /** Why it needs the teacher's eye; empty where nothing stands out. */
  eyeReasons: z.array(eyeReasonSchema),
});

const chosen = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item, 'Send essays as a list.')
    .min(1, 'Choose at least one essay.')
    .max(APPROVALS_MAX, TOO_MUCH.essaysToApprove);

export const approveRequestSchema = z.object({
  essays: chosen(
    seenResultSchema.extend({
      proposalId: idSchema.nullable(),
      /** The teacher leaves criteria without a level out of the grade; without this such an essay is not approved. */
      leaveOutUnmarked: z
        .boolean('The field "leaveOutUnmarked" takes true or false.')
        .optional()
        .default(false),
    }),
  ),
});

export const approveReplySchema = z.object({
  /** Essays that are marked as reviewed by this request. */
  approved: z.array(z.string()),
  /** Essays that were marked as reviewed before it. */
  already: z.array(z.string()),
  /** Essays left alone because their result was changed or graded again after the teacher looked. */
  changed: z.array(z.string()),
  /** Essays left alone because some of their criteria have no level. */
  notMarked: z.array(z.string()),
});

/** What an approval of several essays approved. */
export const takeBackRequestSchema = z.object({ essays: chosen(seenResultSchema) });

export const takeBackReplySchema = z.object({
  /** Essays that are waiting for review again. */
  takenBack: z.array(z.string()),
  /** Essays left alone because their result or their mark has been changed since they were approved. */
  changed: z.array(z.string()),
});
