import {
  agreement,
  confusedPair,
  lostApostrophe,
  misspelling,
  nameWithoutCapital,
} from './mistakes-corrected';
import { grammarFrame } from './grammar-frames';
import { endMarkMissing, MARK_KINDS, spaceAfterMark, wordTwice } from './marks';
import { capitalNeeded, longSentence, smallI, unknownWord } from './mistakes-marked';
import type { ObservationKind } from './observation';
import { realWord } from './real-words';
import { RECURRING } from './recurring';

/** What is seen of spelling, grammar and punctuation; of two under one criterion the earlier one matters more. */
export const MISTAKE_KINDS: readonly ObservationKind[] = [
  ...RECURRING,
  confusedPair,
  realWord,
  misspelling,
  nameWithoutCapital,
  lostApostrophe,
  agreement,
  grammarFrame,
  capitalNeeded,
  smallI,
  unknownWord,
  longSentence,
  ...MARK_KINDS,
];

/** Mistakes with what to write in their place: two of them are one comment's work. */
export const CORRECTIONS: ReadonlySet<string> = new Set(
  [
    ...RECURRING,
    confusedPair,
    realWord,
    misspelling,
    nameWithoutCapital,
    lostApostrophe,
    agreement,
    grammarFrame,
    capitalNeeded,
    smallI,
    spaceAfterMark,
    endMarkMissing,
    wordTwice,
  ].map(({ id }) => id),
);
