import { apostropheRight, hardWordRight } from './correct-writing';
import { agreement, confusedPair, lostApostrophe, misspelling, repeatedMistake } from './mistakes-corrected';
import { capitalNeeded, longSentence, smallI, unknownWord } from './mistakes-marked';
import type { ObservationKind } from './observation';

/** What is seen of spelling, grammar and punctuation; of two under one criterion the earlier one matters more. */
export const MISTAKE_KINDS: readonly ObservationKind[] = [
  repeatedMistake,
  confusedPair,
  misspelling,
  lostApostrophe,
  agreement,
  capitalNeeded,
  smallI,
  unknownWord,
  longSentence,
  hardWordRight,
  apostropheRight,
];
