import type { EssayReading } from '../essay-reading';

/** The last sentence has no mark at its end and comes to none: its words end where no sentence can. */
const NO_END =
  /(?<!\p{L})(?:the|a|an|my|your|our|their|his|her|its|to|of|in|on|at|for|with|from|and|or|but|because|so|if|that|which|who|when|than|into|is|are|was|were|be|i|he|she|they|we|very)\W*$/iu;
/** "This is when the text says," waits for what is said; a name or a greeting may stand after the last comma of a letter. */
const WAITS =
  /(?<!\p{L})(?:says?|said|states?|stated|quotes?|quoted|writes?|wrote|explains?|such as|for example|because|that|when|which|and)\s*[,:]\s*["'”’“]*$|\p{L}:$/iu;
const BREAKS_OFF_IN = 25;
/** A lone "Because." or a start with no verb to finish it, right before the end. */
const HAS_VERB = /(?<!\p{L})(?:should|must|will|can|could|would|is|are|was|were|has|have|had|am)(?!\p{L})/iu;

/** Whether a text stops before its last sentence is complete. */
export function breaksOff(reading: EssayReading): boolean {
  const last = reading.own.at(-1);
  if (last === undefined || last !== reading.sentences.at(-1)) return false;
  if (/[.!?]["'”’)\]]*$/u.test(reading.text.trimEnd())) return false;
  return (
    NO_END.test(last.text) ||
    WAITS.test(last.text.trimEnd()) ||
    (last.words.length < BREAKS_OFF_IN &&
      /(?<!\p{L})(?:think|believe|because|if|when|since) (?:that )?/iu.test(last.text) &&
      !HAS_VERB.test(last.text) &&
      /(?:@\p{Lu}+\d+)\W*$/u.test(last.text))
  );
}
