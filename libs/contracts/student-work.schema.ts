import { z } from 'zod';
import { essayStatusSchema } from './essays.schema';
import { gradeSchema, levelSchema } from './grades.schema';

/** One essay of a student, with what counts of its result. */
export const studentEssaySchema = z.object({
  essayId: z.string(),
  filename: z.string(),
  assignmentId: z.string(),
  assignmentTitle: z.string(),
  status: essayStatusSchema,
  uploadedAt: z.string(),
  /** The result in force, as the teacher decided; null if the essay is not graded yet. */
  result: z
    .object({
      grade: gradeSchema.nullable(),
      /** 0–100; null while no criterion has a level. */
      percentage: z.number().nullable(),
      isProvisional: z.boolean(),
      /** In the order of the rubric. A level is null where it is left to the teacher. */
      criteria: z.array(z.object({ name: z.string(), level: levelSchema.nullable() })),
      /** The teacher's words on the whole essay; empty where there are none. */
      remark: z.string(),
      areasForImprovement: z.array(z.string()),
      nextSteps: z.array(z.string()),
      /** How many words of the essay the teacher commented on. */
      comments: z.number().int(),
    })
    .nullable(),
});
