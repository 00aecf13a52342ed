import type { EssayReading, ReadSentence } from '../essay-reading';

/** Gives a reason, an example or a meaning. */
const CARRIES_ON =
  /(?<!\p{L})(?:because|be?cuz|cause|since|therefore|thus|so that|so (?:i|you|he|she|it|we|they|this|that)|shows?|showed|showing|means?|meant|meaning|proves?|proved|tells? (?:me|us|you)|describes?|explains?|suggests?|which (?:is|was|makes?|made|helps?|gives?|causes?)|for (?:example|instance)|such as|an example|reason)(?!\p{L})/iu;
/** Speaks of the sentence before. */
const POINTS_BACK =
  /^\W*(?:this|that|these|those|it|its|it's|he|she|they|their|such|so|like|then|when|if|for example|for instance|example|as a result|to me|in other words|even|not|or|yes|no)(?!\p{L})/iu;

/** Whether some words give a reason, an example or a meaning. */
export const carriesOn = (text: string): boolean => CARRIES_ON.test(text.replace(/’/gu, "'"));

/** Whether a sentence takes up the one before it: by a word that points back, or by one that explains. */
export const takesUp = (sentence: ReadSentence | undefined): boolean =>
  sentence !== undefined && (POINTS_BACK.test(sentence.text) || carriesOn(sentence.text));

/**
 * Whether what a step would ask for may stand there already: the sentence itself gives a reason or an example, or the
 * next one takes it up. Errs towards yes, since advice that asks for what is there is worse than none.
 */
export const isFollowedUp = ({ sentences }: EssayReading, sentence: ReadSentence): boolean =>
  carriesOn(sentence.text) || takesUp(sentences[sentence.index + 1]);
