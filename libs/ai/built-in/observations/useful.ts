import { type Observation, type ObservationKind, type Slot, stepsIn } from './observation';

/**
 * What seven readers, marking as strict teachers, found worth saying: of what a kind says, how much was true and worth
 * telling the student (of how many); of its steps, how many they would give as they stand, and how many were wrong or
 * asked for what was there (of how many). Where a detector or a step was narrowed after the reading, the cases that it
 * no longer meets are taken out of the counts by hand; those were not read again. What was written since has no row.
 */
export interface Useful {
  /** Worth saying, of how many. */
  says?: readonly [worth: number, of: number];
  /** Good and wrong steps, of how many. */
  low?: readonly [good: number, wrong: number, of: number];
  high?: readonly [good: number, wrong: number, of: number];
}

/** A step is given where at least half of it was good and at most a tenth wrong. */
const LEAST_GOOD = 0.5;
const MOST_WRONG = 0.1;
/** What is thought of a kind that no reader has marked: neither first nor last. */
const UNREAD = 0.6;

export const USEFUL: Readonly<Record<string, Useful>> = {
  // Mistakes
  'repeated-mistake': { says: [22, 22], low: [22, 0, 22], high: [22, 0, 22] },
  'confused-pair': { low: [21, 0, 21], high: [21, 0, 21] },
  'misspelling-corrected': { low: [22, 0, 22], high: [22, 0, 22] },
  'apostrophe-corrected': { low: [21, 0, 21], high: [21, 0, 21] },
  'grammar-corrected': { low: [16, 0, 17], high: [16, 0, 17] },
  'unknown-word': { low: [13, 0, 16], high: [13, 0, 16] },
  'capital-at-start': { low: [20, 0, 21], high: [21, 0, 21] },
  'small-i': { low: [19, 0, 19], high: [19, 0, 19] },
  // Sentences
  'very-long-sentence': { says: [22, 22], low: [21, 0, 22], high: [15, 0, 22] },
  'long-sentence': { says: [21, 22], low: [20, 0, 22], high: [22, 0, 22] },
  'same-opener': { says: [20, 22], low: [15, 1, 19], high: [13, 1, 19] },
  'openers-vary': { says: [7, 8] },
  'clause-first': { says: [14, 15] },
  'neighbours-to-join': { says: [15, 17], low: [13, 1, 17], high: [13, 1, 17] },
  // Words
  'phrase-repeated': { says: [22, 22], low: [17, 0, 22], high: [17, 0, 22] },
  'word-worn': { says: [11, 12], low: [10, 0, 12], high: [10, 0, 12] },
  'things-unnamed': { says: [17, 19], low: [16, 0, 19], high: [16, 0, 19] },
  'exact-word': { says: [14, 15] },
  'showing-verb': { says: [2, 2], low: [2, 0, 2], high: [1, 0, 2] },
  'spoken-word': { says: [8, 8], low: [7, 0, 8], high: [7, 0, 8] },
  // Speaking to readers
  'reader-addressed': { says: [15, 17], high: [10, 0, 18] },
  'reader-asked': { says: [16, 18], high: [9, 1, 18] },
  'view-owned': { says: [12, 17], high: [16, 0, 17] },
  'we-together': { says: [6, 7], low: [4, 0, 7] },
  'thought-heard': { says: [3, 4], low: [3, 0, 4] },
  // Stories
  'feeling-told': { says: [15, 16], low: [12, 0, 16], high: [15, 0, 16] },
  'turn-to-slow': { low: [3, 0, 3], high: [2, 0, 3] },
  dialogue: { says: [4, 4], low: [3, 0, 4], high: [3, 0, 4] },
  'sense-detail': { says: [2, 2], low: [1, 0, 2], high: [1, 0, 2] },
  'person-in-scene': { says: [5, 6], low: [4, 0, 6], high: [4, 0, 6] },
  'place-shown': { says: [6, 8], low: [6, 0, 8] },
  'story-time': { says: [5, 7], low: [5, 0, 7], high: [6, 0, 7] },
  'time-jumps': { says: [1, 1], low: [1, 0, 1], high: [1, 0, 1] },
  'story-ending-returns': { says: [15, 17] },
  'lesson-named': { says: [1, 1], low: [1, 0, 1] },
  'memory-kept': { says: [2, 2] },
  'thought-to-add': { low: [9, 0, 15], high: [8, 0, 15] },
  'story-on-task': { says: [18, 22], low: [12, 0, 22], high: [13, 2, 22] },
  // Reasons, evidence and answers to a source
  'reason-numbered': { says: [15, 18], high: [14, 0, 16] },
  'point-explained': { says: [6, 8], low: [6, 0, 8] },
  'case-from-life': { says: [12, 14] },
  'source-quoted': { says: [17, 22], low: [14, 0, 14] },
  'quotation-explained': { says: [7, 8] },
  'quotation-alone': { says: [6, 6], low: [6, 0, 6], high: [5, 0, 6] },
  'source-words-unmarked': { says: [3, 3], low: [3, 0, 3], high: [3, 0, 3] },
  'source-place': { says: [12, 13], low: [8, 0, 10] },
  'source-ending-advice': { low: [14, 1, 22], high: [16, 0, 22] },
  'source-order-advice': { low: [14, 0, 19] },
  'evidence-advice': { low: [12, 0, 15], high: [12, 0, 13] },
  'vague-word': { low: [13, 0, 16] },
  'what-if': { low: [3, 0, 4], high: [3, 0, 4] },
  'task-wording': { says: [5, 5], low: [4, 0, 5], high: [4, 0, 5] },
  'sentence-twice': { says: [5, 7], low: [6, 0, 7], high: [7, 0, 7] },
  'task-named-early': { says: [19, 22], low: [4, 1, 22], high: [2, 0, 22] },
  'check-advice': { low: [13, 0, 22], high: [13, 0, 22] },
};

/** Written after the reading, with the step of a kind that was read: the marks are that kind's. */
const AS_READ: Readonly<Record<string, string>> = {
  'real-word': 'confused-pair',
  'name-without-capital': 'capital-at-start',
  'pair-repeated': 'repeated-mistake',
  'spelt-two-ways': 'repeated-mistake',
  'unknown-repeated': 'repeated-mistake',
  'apostrophes-lost': 'repeated-mistake',
  'small-i-throughout': 'repeated-mistake',
  'small-starts': 'repeated-mistake',
};
const rowOf = ({ id }: Pick<ObservationKind, 'id'>): Useful | undefined => USEFUL[AS_READ[id] ?? id];

/** With one good and one bad case more, so that two cases do not outweigh twenty. */
const share = (good: number, of: number): number => (good + 1) / (of + 2);

/** A first step was written for the weakest after the reading: the marks are those of the step beside it. */
const marksOf = (slot: Slot): 'low' | 'high' => (slot === 'high' ? 'high' : 'low');

/** How often what the kind says was worth saying, 0–1. */
export function worthSaying(kind: ObservationKind): number {
  const says = rowOf(kind)?.says;
  return says === undefined ? UNREAD : share(...says);
}

/** How often the kind's step was good, 0–1. */
export function worthDoing(kind: ObservationKind, slot: Slot): number {
  const marks = rowOf(kind)?.[marksOf(slot)];
  return marks === undefined ? UNREAD : share(marks[0], marks[2]);
}

/** The templates of the step that fit what was seen; none where readers found it too often weak or wrong. */
export function stepsFor(kind: ObservationKind, seen: Observation, slot: Slot): readonly string[] {
  const marks = rowOf(kind)?.[marksOf(slot)];
  if (marks !== undefined && (marks[0] < LEAST_GOOD * marks[2] || marks[1] > MOST_WRONG * marks[2]))
    return [];
  return stepsIn(kind, seen, slot);
}
