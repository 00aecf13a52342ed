import type { z } from 'zod';
import type {
  aiDetectionSchema,
  analyzeTextRequestSchema,
  essayAnalysisSchema,
  languageFindingSchema,
} from './analysis.schema';

/** JSON of the longest text, even if its letters are written as `\\u` and four digits. */
export const TEXT_BODY_KB = 4_096;

export type AnalyzeTextRequest = z.infer<typeof analyzeTextRequestSchema>;
export type LanguageFinding = z.infer<typeof languageFindingSchema>;
export type AiDetection = z.infer<typeof aiDetectionSchema>;
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
