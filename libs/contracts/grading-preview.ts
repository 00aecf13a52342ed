import type { z } from 'zod';
import type { gradingPreviewReplySchema, gradingPreviewRequestSchema } from './grading-preview.schema';

export type GradingPreviewRequest = z.infer<typeof gradingPreviewRequestSchema>;
/** As it is sent. */
export type GradingPreviewBody = z.input<typeof gradingPreviewRequestSchema>;
export type GradingPreviewReply = z.infer<typeof gradingPreviewReplySchema>;
