import { type EssayGenre, GENRES, type Genre, type GenreBasis } from '@marklight/contracts/genre';
import { segment } from '@marklight/text/segmentation';
import { taskSignals } from './task-signals';
import { textSignals } from './text-signals';

/** What kind of writing an essay is, as far as it can be told. */
export interface RecognisedGenre {
  genre: Genre;
  basis: GenreBasis;
  /** 0–1; 1 if the teacher set it. See docs/evaluation.md for how often each is right. */
  confidence: number;
}

/** From this confidence on, a kind of writing is stated without reservation. */
const SURE = 0.7;

/** A task says what was asked for; the text says what was written, and decides only where it is very plain. */
const TASK_WEIGHT = 1;
const TEXT_WEIGHT = 1;

/**
 * The kind of writing: the teacher's where one is set; else the likeliest by what the task asks for and what the
 * text does, each giving every kind some evidence in natural logarithms. Linear in the length of both.
 */
export function recogniseGenre(
  essayText: string,
  task: string | null,
  setByTeacher: Genre | null = null,
): RecognisedGenre {
  if (setByTeacher !== null) return { genre: setByTeacher, basis: 'teacher', confidence: 1 };
  const asked = taskSignals(task ?? '');
  const seen = textSignals(segment(essayText));
  const evidence = GENRES.map((genre) => TASK_WEIGHT * asked[genre] + TEXT_WEIGHT * seen[genre]);
  const highest = Math.max(...evidence);
  const total = evidence.reduce((sum, value) => sum + Math.exp(value - highest), 0);
  const at = evidence.indexOf(highest);
  const genre = GENRES[at] ?? 'argument';
  return { genre, basis: asked[genre] > 0 ? 'task' : 'text', confidence: 1 / total };
}

/** In the form in which a result keeps it. */
export const essayGenreOf = ({ genre, basis, confidence }: RecognisedGenre): EssayGenre => ({
  genre,
  basis,
  isSure: confidence >= SURE,
});
