import type { Assignment } from '@marklight/contracts/classes';

/** What an assignment tells the grader. */
export type AssignmentBrief = Pick<
  Assignment,
  'title' | 'instructions' | 'sourceText' | 'yearLevel' | 'wordsMin' | 'wordsMax' | 'genre'
>;

/** The task as one text: title, word limits, instructions, and last the source text. */
export function taskOf(brief: AssignmentBrief | null): string | null {
  if (brief === null) return null;
  return joined([brief.title, wordLimitsOf(brief), brief.instructions, brief.sourceText]);
}

/** The teacher's own words, without the source; null if the essay is not filed under an assignment. */
export function ownWordsOf(brief: AssignmentBrief | null): string | null {
  return brief && joined([brief.title, brief.instructions]);
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join('\n');
}

/** Worded as a teacher would, because the length asked for is read from the task; the first length given counts. */
function wordLimitsOf({ wordsMin, wordsMax }: AssignmentBrief): string | null {
  if (wordsMin !== null && wordsMax !== null) return `Write ${wordsMin} to ${wordsMax} words.`;
  if (wordsMin !== null) return `Write at least ${wordsMin} words.`;
  return wordsMax === null ? null : `Write no more than ${wordsMax} words.`;
}
