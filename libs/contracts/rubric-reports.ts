import type { z } from 'zod';
import type {
  decideRubricReportRequestSchema,
  reportRubricRequestSchema,
  rubricReportSchema,
} from './rubric-reports.schema';

/** How many rubrics one person may report in 24 hours. */
export const RUBRIC_REPORTS_PER_DAY = 10;

export type ReportRubricRequest = z.infer<typeof reportRubricRequestSchema>;
export type RubricReport = z.infer<typeof rubricReportSchema>;
export type DecideRubricReportRequest = z.infer<typeof decideRubricReportRequestSchema>;
