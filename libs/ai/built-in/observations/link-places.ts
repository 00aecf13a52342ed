import type { EssayReading, ReadSentence } from '../essay-reading';
import { isEarly, isLate, statementsOf, topStems } from './aids';
import { type Anchor, beginningOf } from './anchors';
import { MOST_SLIPS } from './claim-worth';

/* Where it may be asked how a sentence follows from the one before it. */

const straight = (text: string): string => text.replace(/’/gu, "'");

const LINKED =
  /^\W*(?:you|your|imagine|for\p{L}th|many|first|second|third|last|next|then|also|another|in addition|additionally|furthermore|moreover|however|but|and|or|so|because|therefore|thus|for|this|that|these|those|it|its|they|their|he|she|his|her|if|when|while|although|even|not|in conclusion|to|on|finally|one|the other|some|other|others|besides|plus|as|after|before|since|instead|such|like|yes|no|most|with|without|by|well|both|either|all|which|overall|what|who|how|why|too|just|only|same|i|my|there|dear|please|at)(?!\p{L})/iu;

/** A longer sentence is to be divided before it is joined to anything. */
const LONGEST_TO_LINK = 22;
/** A word near its start that ties a sentence to what stands before it, or a person who was spoken of. */
const TIES =
  /^(?:\S+ ){0,6}(?:also|too|then|therefore|even|another|other|same|such|this|that|these|those|it|its|they|them|their|he|she|him|his|her|we|us|our|you|your|i|my|me|as well|because|since|when|while|after|before|and|so|but)(?!\p{L})|^\p{L}{2,20}ly(?!\p{L})/iu;
/**
 * Only where nothing ties the sentence to the one before is it asked how it follows: teachers found that most sentences
 * of which it was asked follow quite plainly.
 */
export const isSureToNeedLink = ({ sentences }: EssayReading, sentence: ReadSentence): boolean => {
  const before = sentences[sentence.index - 1];
  return (
    before !== undefined &&
    before.paragraph === sentence.paragraph &&
    sentence.words.length <= LONGEST_TO_LINK &&
    !TIES.test(straight(sentence.text)) &&
    !/[:?]\s*$/u.test(before.text) &&
    !sentence.topics.some((topic) => before.topics.includes(topic))
  );
};

/** Sentences in the middle that begin without a link to the one before, new subjects first. */
export function unlinkedStarts(reading: EssayReading): Anchor[] {
  const shared = ({ index, stems }: ReadSentence): number => {
    const before = new Set(reading.sentences[index - 1]?.stems ?? []);
    return stems.filter((stem) => before.has(stem)).length;
  };
  const topics = topStems(reading.own);
  return statementsOf(reading)
    .filter(
      (sentence) =>
        sentence.words.length >= 6 &&
        isSureToNeedLink(reading, sentence) &&
        // What the whole text is about follows from all of it.
        !sentence.stems.some((stem) => topics.has(stem)) &&
        /^\p{Lu}/u.test(sentence.text) &&
        !isEarly(sentence, reading, 3) &&
        !isLate(sentence, reading, 1) &&
        !LINKED.test(straight(sentence.text)) &&
        !/^(?:\S+ ){1,4}(?:also|too|then|therefore|even)(?!\p{L})/iu.test(sentence.text) &&
        sentence.findings.length <= MOST_SLIPS &&
        shared(sentence) === 0 &&
        reading.sentences[sentence.index - 1]?.paragraph === sentence.paragraph,
    )
    .flatMap((sentence): Anchor[] => {
      const quote = beginningOf(sentence);
      return quote === null ? [] : [{ sentence, quote }];
    })
    .slice(0, 3);
}
