import { z } from 'zod';
import { idSchema } from './common.schema';
import { gradeSchema } from './grades.schema';
import { timeZoneSchema } from './time-zone.schema';

export const metricsQuerySchema = z
  .object({
    classId: idSchema.optional(),
    assignmentId: idSchema.optional(),
    /** Of the days of grading; UTC if absent. */
    timeZone: timeZoneSchema.optional(),
  })
  .refine((query) => (query.classId === undefined) !== (query.assignmentId === undefined), {
    message: 'Choose a class or an assignment.',
  });

/**
 * How a class or an assignment did, from the result in force of each essay, as the teacher decided. What has no level
 * or no grade yet is counted only in `essays` and `provisional`.
 */
export const metricsReplySchema = z.object({
  counts: z.object({
    essays: z.number().int(),
    /** With a grade; an essay none of whose criteria has a level is not graded yet. */
    graded: z.number().int(),
    /** Essays whose result is provisional, those without a grade included. */
    provisional: z.number().int(),
    reviewed: z.number().int(),
    /** Students of the roster whose essays are here, and other names, each once; an essay that names nobody counts for none. */
    students: z.number().int(),
    /** How many different criteria were used; `criteria` may have fewer. */
    criteria: z.number().int(),
    /** Mean percentage of the graded essays, 0–100; null without any. */
    meanPercentage: z.number().nullable(),
  }),
  gradeDistribution: z.array(z.object({ grade: gradeSchema, count: z.number().int() })),
  /** Columns of the heat map: criteria with a level in some essay, the most used first; at most 30. */
  criteria: z.array(
    z.object({
      name: z.string(),
      /** 0–4. */
      meanLevel: z.number(),
      /** Essays in which it has a level. */
      results: z.number().int(),
    }),
  ),
  /** Criteria of some result that have no level in any, in the order of their results; at most 30. */
  notAssessed: z.array(z.string()),
  /** Rows of the heat map, by student or file name; at most 200. `levels` is in the order of `criteria`. */
  students: z.array(
    z.object({
      essayId: z.string(),
      name: z.string(),
      /** The student's number or email, where another on the class list has the same name; null elsewhere. */
      studentMark: z.string().nullable(),
      filename: z.string(),
      grade: gradeSchema,
      isProvisional: z.boolean(),
      levels: z.array(z.number().nullable()),
    }),
  ),
  strongest: z.array(z.string()),
  weakest: z.array(z.string()),
  /** By day of grading in the time zone that was asked for, oldest first. */
  progress: z.array(z.object({ date: z.string(), meanPercentage: z.number(), results: z.number().int() })),
  /** The most common language findings over the essays' analyses, most common first; at most 10. */
  commonErrors: z.array(z.object({ message: z.string(), count: z.number().int(), essays: z.number().int() })),
  /** How many essays `commonErrors` was taken from: the newest ones, as far as they are analysed yet. */
  analysedEssays: z.number().int(),
});
