import type { z } from 'zod';
import type { gradingPreviewReplySchema, gradingPreviewRequestSchema } from './grading-preview.schema';

export type GradingPreviewRequest = z.infer<typeof gradingPreviewRequestSchema>;
export type GradingPreviewReply = z.infer<typeof gradingPreviewReplySchema>;
