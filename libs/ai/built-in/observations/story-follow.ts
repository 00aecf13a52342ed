import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import type { ObservationKind } from './observation';
import { TOLD } from './story-detail';

/*
 * A short piece of speech upon speech, in which a reader cannot tell who speaks, where they are and what happens. Finer
 * steps would build on what nobody can follow: first these three are said.
 */

/** A story longer than this gives a reader more to go by than its quotation marks. */
const SHORT = 220;
/**
 * If more marks than this open a quotation that is already open, or close one that is not, it is more than a slip.
 */
const MOST_SLIPS = 2;

/** Curly quotation marks that do not pair. */
function loneMarks(text: string): number {
  let isOpen = false;
  let lone = 0;
  for (const [mark] of text.matchAll(/[“”]/gu)) {
    const opens = mark === '“';
    if (opens === isOpen) lone += 1;
    isOpen = opens;
  }
  return lone + Number(isOpen);
}

/** Whether a reader can tell the speakers of a short text from its teller, as far as its marks show. */
export const isFollowed = ({ text, wordCount }: EssayReading): boolean =>
  wordCount >= SHORT || loneMarks(text) <= MOST_SLIPS;

export const isHardToFollow = ({ genre, reading }: JudgedEssay): boolean =>
  (genre === 'story' || genre === 'reflection') && !isFollowed(reading);

const LINES = [
  'Who is in your {story|text}, where are they, and what happens first? {Answer in three sentences|Write one sentence for each}, and put them at the start.',
  'Tell a friend who is in your {story|text}, where they are and what happens first. Write that down in {two or three|three} sentences as your beginning.',
];
export const STORY_FOLLOW: readonly ObservationKind[] = [
  adviceOf({
    id: 'who-where-what',
    genres: TOLD,
    bearsOn: ['structure', 'narrative', 'cohesion'],
    least: 0,
    if: isHardToFollow,
    lines: { low: LINES, high: LINES },
  }),
];
