import { z } from 'zod';
import { ESSAY_MAX_CHARACTERS } from './business';
import { longText } from './common.schema';
import { DEFAULT_LOCALE } from './language';
import { localeSchema } from './language.schema';
import { TOO_MUCH } from './too-much';

export const analyzeTextRequestSchema = z.object({
  text: longText(ESSAY_MAX_CHARACTERS, TOO_MUCH.text, 'Please enter some text to analyze.').refine(
    (text) => text.trim() !== '',
    'Please enter some text to analyze.',
  ),
  locale: localeSchema.default(DEFAULT_LOCALE),
});

/** One spelling or grammar finding. Offsets count UTF-16 code units of the text as it was sent. */
export const languageFindingSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  message: z.string(),
  /** What to write instead, where only one thing can be meant; empty where the place is only marked. */
  suggestions: z.array(z.string()),
});

export const aiDetectionSchema = z.object({
  /** 0–100; with humanProbability it adds up to 100. */
  aiProbability: z.number(),
  humanProbability: z.number(),
  /** 0–100: how sure the detector is; 0 if the text is too short to tell. */
  confidence: z.number(),
  /** True under the word count below which nothing can be said. */
  tooShort: z.boolean(),
});

export const essayAnalysisSchema = z.object({
  wordCount: z.number().int(),
  characterCount: z.number().int(),
  paragraphCount: z.number().int(),
  sentenceCount: z.number().int(),
  /** One decimal. */
  averageWordsPerSentence: z.number(),
  /** Flesch reading ease, one decimal. */
  readabilityScore: z.number(),
  readabilityLevel: z.string(),
  spellingErrors: z.array(languageFindingSchema),
  grammarErrors: z.array(languageFindingSchema),
  aiDetection: aiDetectionSchema,
});
