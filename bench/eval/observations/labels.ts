import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Genre } from '@marklight/contracts/genre';
import type { Half } from '../halves';

/**
 * What a sentence does: P position, R reason, E evidence (Eh what-if, Es from the source), C another view, A its answer,
 * X ending (Xr that returns to the opening), T title or salutation (t glued to a sentence), Q quotation, D direct
 * speech, S a detail for the senses, K the task's own wording.
 */
export type SentenceCode =
  'P' | 'R' | 'E' | 'Eh' | 'Es' | 'C' | 'A' | 'X' | 'Xr' | 'T' | 't' | 'Q' | 'D' | 'S' | 'K';

export interface LabelledSentence {
  start: number;
  end: number;
  codes: readonly SentenceCode[];
}
export interface LabelledMistake {
  start: number;
  end: number;
  code: string;
  /** What the writer meant, if it is a word or two. */
  right?: string;
}
/** One reader's labels of one essay. Offsets are of the essay's text in the data. */
export interface Reading {
  genre: Genre;
  answersTask: 'yes' | 'part' | 'no';
  counterAnswered: 'yes' | 'no' | 'none';
  conclusion: boolean;
  reasons: boolean;
  evidence: boolean;
  sentences: readonly LabelledSentence[];
  /** Mistakes are labelled up to this offset. */
  windowEnd: number;
  mistakes: readonly LabelledMistake[];
}
export interface LabelledEssay {
  id: string;
  half: Half;
  /** The labels of one reader, or of two who worked independently. */
  readings: readonly [Reading, ...Reading[]];
}

const FOLDER = 'bench/eval/labels';

/** The labels of a set ("ASAP 1"); ids, offsets and codes only, no text of the data. */
export function labelsOf(set: string): LabelledEssay[] {
  const file = join(process.cwd(), FOLDER, `${set.toLowerCase().replace(' ', '-')}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as LabelledEssay[];
}
