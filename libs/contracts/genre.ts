import type { z } from 'zod';
import type { essayGenreSchema, genreBasisSchema } from './genre.schema';

/** The kinds of writing that the grader tells apart and gives different advice on. */
export const GENRES = ['argument', 'story', 'source-answer', 'explanation', 'reflection'] as const;
export type Genre = (typeof GENRES)[number];

/** In the teacher's words. */
export const GENRE_WORDS: Record<Genre, string> = {
  argument: 'Argument',
  story: 'Story',
  'source-answer': 'Answer to a source',
  explanation: 'Explanation',
  reflection: 'Reflection',
};
export const GENRE_FIELD_LABEL = 'Kind of writing';
/** The choice that leaves the kind of writing open. */
export const GENRE_RECOGNISED_WORDS = 'Recognised from each essay';

export type GenreBasis = z.infer<typeof genreBasisSchema>;
export type EssayGenre = z.infer<typeof essayGenreSchema>;

const BASIS_WORDS: Record<GenreBasis, string> = {
  teacher: 'set on the assignment',
  task: 'recognised from the task',
  text: 'recognised from the essay',
};

/** How to correct a kind of writing that was recognised wrongly. */
export const GENRE_ADVICE = 'If the kind of writing is wrong, set it on the assignment and grade again.';

/** One line for screens and reports: "Argument (recognised from the task)". */
export function genreLine({ genre, basis, isSure }: EssayGenre): string {
  return `${GENRE_WORDS[genre]} (${isSure ? BASIS_WORDS[basis] : `${BASIS_WORDS[basis]}, not certain`})`;
}

interface InsightLabels {
  argumentStructure: string;
  evidenceQuality: string;
}
const INSIGHT_LABELS: InsightLabels = {
  argumentStructure: 'Argument structure',
  evidenceQuality: 'Evidence quality',
};
/** Kinds of writing that argue nothing. */
const OTHER_INSIGHT_LABELS: Partial<Record<Genre, InsightLabels>> = {
  story: { argumentStructure: 'Order of events', evidenceQuality: 'Detail' },
  reflection: { argumentStructure: 'Line of thought', evidenceQuality: 'Detail' },
};

/** What two of the contextual insights are called for a kind of writing; where it is not certain, as for an argument. */
export function insightLabels(genre: EssayGenre | null | undefined): InsightLabels {
  return (genre?.isSure && OTHER_INSIGHT_LABELS[genre.genre]) || INSIGHT_LABELS;
}
