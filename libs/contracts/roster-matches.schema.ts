import { z } from 'zod';
import { studentSchema } from './classes.schema';
import { idSchema } from './common.schema';
import { ESSAYS_PER_STUDENT_MAX, MATCH_REASONS } from './roster-matches';

export const matchReasonSchema = z.enum(MATCH_REASONS);

/** Who has handed in what, and what is still to be matched. */
export const assignmentRosterSchema = z.object({
  /** In the order of the roster; students without essays have not handed in. */
  students: z.array(studentSchema.extend({ essayIds: z.array(z.string()).max(ESSAYS_PER_STUDENT_MAX) })),
  /** The oldest TO_MATCH_MAX essays not yet matched to anybody. */
  toMatch: z.array(
    z.object({
      essayId: z.string(),
      filename: z.string(),
      studentName: z.string().nullable(),
      /** The likeliest first. */
      candidates: z.array(z.object({ studentId: z.string(), reason: matchReasonSchema })),
    }),
  ),
  /** How many others are not yet matched; they come up as these are. */
  moreToMatch: z.number().int().min(0),
});

export const putEssayStudentRequestSchema = z.object({
  /** Null if nobody on the roster wrote it. */
  studentId: idSchema.nullable(),
  /** Whose it was when the picker was opened; if it has changed since, the choice is refused with 409. */
  was: idSchema.nullable().optional(),
});
