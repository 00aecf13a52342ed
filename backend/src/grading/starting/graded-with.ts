import type { AiProvider } from '@marklight/ai/provider';

/** What a result was made with besides criteria, language standard and strictness, which have separate columns. */
export interface GradedWith {
  title?: string;
  /** Long texts are kept as digests, to tell whether they changed. */
  instructions?: string | null;
  sourceText?: string | null;
  yearLevel?: number | null;
  wordsMin?: number | null;
  wordsMax?: number | null;
  grader: string;
  /** The teacher chose it; it is not out of date because the server is set up with another. */
  isChosenGrader?: true;
  /** Essays marked by the teacher that the grader was shown; absent without any. */
  examples?: number;
}

/**
 * Another model of an AI service is another grader. The built-in one stays the same: each new version would otherwise
 * offer to grade every essay again.
 */
export function graderOf({ name, model }: Pick<AiProvider, 'name' | 'model'>): string {
  return name === 'built-in' ? name : `${name} ${model}`;
}
