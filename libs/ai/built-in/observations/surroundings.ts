import type { EssayReading, ReadSentence } from '../essay-reading';

/** Words that bring a reason, a result or a case. */
const REASONED =
  /(?<!\p{L})(?:because|becuase|becouse|'?cause|since|due to|thanks to|reasons?|so|that's why|thats why|that is why|this is why|therefore|first(?:ly)?|first of all|one|for example|for instance|such as|this (?:will|can|would|means|shows)|it (?:will|can|would|helps?|gives?|lets?|allows?|makes?)|they (?:will|can|would|help|give|let|allow|make|teach|provide)|if|when|by)(?!\p{L})/iu;
/** Words that turn or limit what stands before them. */
const TURNS =
  /^[\s,;:–—-]*(?:but|however|yet|than|then|except|unless|if|although|though|even|while|when|or|nor|and a|until|only|not)(?!\p{L})/iu;
/** A phrase that ends so is cut before its point. */
const HOLLOW_END =
  /(?<!\p{L})(?:nothing|no one|nobody|not|never|no|none|only|especially|espicially|one|two|three)$/iu;

const wordsAfter = (sentence: ReadSentence, quote: string): string => {
  const start = sentence.text.indexOf(quote);
  return start < 0 ? '' : sentence.text.slice(start + quote.length).replace(/’/gu, "'");
};

/** The text of the `count` sentences that follow. */
export const textAfter = ({ sentences }: EssayReading, { index }: ReadSentence, count = 2): string =>
  sentences
    .slice(index + 1, index + 1 + count)
    .map(({ text }) => text.replace(/’/gu, "'"))
    .join(' ');

/** Whether the words are all of the sentence from where they begin. */
export const isToTheEnd = (sentence: ReadSentence, quote: string): boolean =>
  !/[\p{L}\p{N}]/u.test(wordsAfter(sentence, quote));

/** Whether the words end where a clause does. */
export const isWholeClause = (sentence: ReadSentence, quote: string): boolean =>
  /^(?:[^\p{L}\p{N}]*$|\s*[,;:.!?—–]|\s+(?:and|because|so|which|who|since)(?!\p{L}))/iu.test(
    wordsAfter(sentence, quote),
  );

/** Whether what follows in the sentence turns or limits the words, so that they alone would say something else. */
export const isTurned = (sentence: ReadSentence, quote: string): boolean =>
  TURNS.test(wordsAfter(sentence, quote)) || (HOLLOW_END.test(quote) && !isToTheEnd(sentence, quote));

/** Whether a reason, a result or a case comes in the words, in the rest of the sentence or in the next two. */
export const isReasoned = (reading: EssayReading, sentence: ReadSentence, quote: string): boolean =>
  /(?<!\p{L})(?:because|since|due to)(?!\p{L})/iu.test(quote) ||
  REASONED.test(wordsAfter(sentence, quote)) ||
  REASONED.test(textAfter(reading, sentence));

/** Whether the words begin where a sentence or a clause does. */
export const beginsWhole = (text: string, quote: string): boolean =>
  /(?:^|[,;:.]|(?<!\p{L})(?:because|but|when|if|so|and|that|although|which))\s*$/iu.test(
    text.slice(0, Math.max(0, text.indexOf(quote))),
  );

/** A reader stumbles over these, though no checker marks them: a subject cut from its other half, an adjective for an adverb. */
const STUMBLES =
  /^(?:I|he|she|it) were(?!\p{L})|^(?:we|they|you) was(?!\p{L})|(?<!\p{L})(?:wait(?:ed|ing)?|sat|sit|sitting|stood|standing) patient(?!\p{L})|\s{2,}|@/iu;
/** Words of a text that is read at one go: more stand in a row of sentences than in one. */
const LONGEST_SOUND = 32;
/** Whether the words can be held up as they stand: nothing found in them, and a sentence around them that ends. */
export const isSoundPlace = (sentence: ReadSentence, quote: string): boolean => {
  const from = sentence.start + sentence.text.indexOf(quote);
  return (
    sentence.words.length <= LONGEST_SOUND &&
    !STUMBLES.test(quote) &&
    sentence.findings.every(({ start, end }) => end <= from || start >= from + quote.length)
  );
};
