import { z } from 'zod';
import { idSchema } from './common';
import { gradeSchema } from './grades';

export const METRICS_LIMITS = { criteria: 30, students: 200, commonErrors: 10, analysedEssays: 60 } as const;

export const metricsQuerySchema = z
  .object({ classId: idSchema.optional(), assignmentId: idSchema.optional() })
  .refine((query) => (query.classId === undefined) !== (query.assignmentId === undefined), {
    message: 'Choose a class or an assignment.',
  });
export type MetricsQuery = z.infer<typeof metricsQuerySchema>;

/**
 * How a class or an assignment did, from the newest result of each essay, as the teacher decided. What has no level or
 * no grade yet is counted nowhere but in `essays` and `provisional`.
 */
export const metricsReplySchema = z.object({
  counts: z.object({
    essays: z.number().int(),
    /** With a grade; an essay none of whose criteria has a level is not graded yet. */
    graded: z.number().int(),
    /** Essays whose result is provisional, those without a grade included. */
    provisional: z.number().int(),
    reviewed: z.number().int(),
    /** Different student names; an essay that names nobody counts as a student of its own. */
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
      filename: z.string(),
      grade: gradeSchema,
      isProvisional: z.boolean(),
      levels: z.array(z.number().nullable()),
    }),
  ),
  strongest: z.array(z.string()),
  weakest: z.array(z.string()),
  /** By day of grading (UTC), oldest first. */
  progress: z.array(z.object({ date: z.string(), meanPercentage: z.number(), results: z.number().int() })),
  /** The most common language findings over the essays' analyses, most common first; at most 10. */
  commonErrors: z.array(z.object({ message: z.string(), count: z.number().int(), essays: z.number().int() })),
  /** How many essays `commonErrors` was taken from: the newest ones, as far as they are analysed yet. */
  analysedEssays: z.number().int(),
});
export type MetricsReply = z.infer<typeof metricsReplySchema>;

/** What stands under the numbers where some results are provisional. */
export function provisionalInWords(count: number): string {
  const subject =
    count === 1
      ? 'The result of 1 essay is provisional'
      : `The results of ${count.toLocaleString('en-AU')} essays are provisional`;
  return `${subject}: some criteria wait for your mark. What has no level is left out of every number here.`;
}

/** What stands beneath the criteria where some have no level in any essay, and so no mean and no column. */
export function notAssessedInWords(names: readonly string[]): string {
  return names.length === 1
    ? 'This criterion has no level in any essay yet, so it is in no table. Mark it where you review an essay.'
    : 'These criteria have no level in any essay yet, so they are in no table. Mark them where you review an essay.';
}
