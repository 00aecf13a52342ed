import { z } from 'zod';
import { ESSAY_MAX_CHARACTERS } from './business';
import { longText } from './common';
import { DEFAULT_LOCALE, localeSchema } from './language';

/** JSON of the longest text, also where its letters are written as `\\u` and four digits. */
export const TEXT_BODY_KB = 4_096;

export const analyzeTextRequestSchema = z.object({
  text: longText(
    ESSAY_MAX_CHARACTERS,
    `A text can have at most ${ESSAY_MAX_CHARACTERS.toLocaleString('en-AU')} characters.`,
    'Please enter some text to analyze.',
  ).refine((text) => text.trim() !== '', 'Please enter some text to analyze.'),
  locale: localeSchema.default(DEFAULT_LOCALE),
});
export type AnalyzeTextRequest = z.infer<typeof analyzeTextRequestSchema>;

/** One spelling or grammar finding. Offsets count UTF-16 code units of the text as it was sent. */
export const languageFindingSchema = z.object({
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  message: z.string(),
  /** What to write instead, where only one thing can be meant; empty where the place is only marked. */
  suggestions: z.array(z.string()),
});
export type LanguageFinding = z.infer<typeof languageFindingSchema>;

export const aiDetectionSchema = z.object({
  /** 0–100; with humanProbability it makes 100. */
  aiProbability: z.number(),
  humanProbability: z.number(),
  /** 0–100: how sure; 0 when the text is too short to tell. */
  confidence: z.number(),
  /** True under the word count below which nothing can be said. */
  tooShort: z.boolean(),
});
export type AiDetection = z.infer<typeof aiDetectionSchema>;

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
export type EssayAnalysis = z.infer<typeof essayAnalysisSchema>;

/** Lowest Flesch reading ease of each label, easiest first. */
export const READABILITY_LEVELS = [
  { atLeast: 90, label: 'Very Easy' },
  { atLeast: 80, label: 'Easy' },
  { atLeast: 70, label: 'Fairly Easy' },
  { atLeast: 60, label: 'Standard' },
  { atLeast: 50, label: 'Fairly Difficult' },
  { atLeast: 30, label: 'Difficult' },
  { atLeast: -Infinity, label: 'Very Difficult' },
] as const;

/** The label of a Flesch reading ease. */
export function readabilityLevelOf(score: number): string {
  return READABILITY_LEVELS.find((level) => score >= level.atLeast)?.label ?? 'Very Difficult';
}

/** Highest AI probability of each label. */
export const AI_LIKELIHOOD_LABELS = [
  { upTo: 20, label: 'Human-Written' },
  { upTo: 50, label: 'Likely Human' },
  { upTo: 80, label: 'Possibly AI' },
  { upTo: 100, label: 'Likely AI' },
] as const;

/** The label of an AI probability (0–100). */
export function aiLikelihoodLabelOf(aiProbability: number): string {
  return AI_LIKELIHOOD_LABELS.find((step) => aiProbability <= step.upTo)?.label ?? 'Likely AI';
}
