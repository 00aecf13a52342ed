import { z } from 'zod';
import { LEVEL_MAX } from './grades';

const BAD_LEVEL = `A level must be a whole number from 0 to ${LEVEL_MAX}.`;
export const levelSchema = z.number(BAD_LEVEL).int(BAD_LEVEL).min(0, BAD_LEVEL).max(LEVEL_MAX, BAD_LEVEL);

export const feedbackStatusSchema = z.enum(['strong', 'adequate', 'needs_work', 'not_assessed']);

export const gradeSchema = z.enum(['A', 'B', 'C', 'D', 'E', 'F']);

export const assessedShareSchema = z.object({
  assessedCriteria: z.number().int(),
  totalCriteria: z.number().int(),
  /** Some criteria have no level, and the teacher has not approved the result without them. */
  isProvisional: z.boolean(),
});
