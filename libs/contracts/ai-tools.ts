import type { z } from 'zod';
import type { detectorReplySchema, summarizerReplySchema } from './ai-tools.schema';

export const AI_TOOL_MESSAGES = {
  noText: { title: 'No Text', message: 'Please enter some text to analyze.' },
  noFile: { title: 'No File', message: 'Please select a file to analyze.' },
  failed: { title: 'Analysis Failed' },
} as const;
export const AI_TOOL_FILE_FIELD = 'file';

export type DetectorReply = z.infer<typeof detectorReplySchema>;
export type SummarizerReply = z.infer<typeof summarizerReplySchema>;
