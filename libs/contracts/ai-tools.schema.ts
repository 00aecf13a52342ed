import { z } from 'zod';

export const detectorReplySchema = z.object({
  /** 0–100: the likelihood that a machine wrote the text; see tooShort. */
  aiScore: z.number().min(0).max(100),
  wordCount: z.number().int(),
  /** For people: what counted most, how sure the detector is, and what it cannot tell. */
  analysis: z.string(),
  tooShort: z.boolean(),
  /** The passages that weighed most, word for word. */
  passages: z.array(
    z.object({ text: z.string(), start: z.number().int(), end: z.number().int(), reason: z.string() }),
  ),
});

export const summarizerReplySchema = z.object({ summary: z.string(), keyPoints: z.array(z.string()) });
