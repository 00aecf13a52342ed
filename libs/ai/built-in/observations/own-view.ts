import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { at, firstWords, isEarly, isLate, phraseAt, quotable, statementsOf } from './aids';
import type { Observation } from './observation';

/** "I think", "I strongly agree"; not "what I think", "I think about", "I believe this because the text says". */
const OWN_VIEW =
  /(?<!\p{L})(?<!(?:what|how|when|until|if|whether|where|before|like|than|which|things?|one|as|you) )(?<!that )i(?: (?:very much|strongly|truly|really|firmly|do|also|personally|honestly|would|definitely|highly|completely|totally|absolutely|still|just|must|have to|would have to|will|don't|do not|can't|cannot)){0,3} (?:think(?! (?:about|of|back|to|so|it over|this because|this way|that way|that was|is good example|with|that is why|thats?(?: is)? why|will|would))|believe(?! (?:in|so|it|this because|that because|me|this is))|agree(?! with (?:him|her|them|you)(?!\p{L}))|disagree(?! with (?:him|her|them|you)(?!\p{L}))|support(?! (?:my|him|her|them|you|each)(?!\p{L}))|oppose|feel that|say (?:no|yes)|prefer|am (?:strongly |totally |completely |firmly )?(?:against|in favou?r|convinced))(?!\p{L})/iu;
const OPINION =
  /(?<!\p{L})(?:in my (?:own |personal |honest |humble |strong )?(?:opinion|view)|my (?:own |personal |strong )?(?:opinion|position|view|stance|answer|preference|belief) (?:is|on|would be|for)|it's my (?:strong )?opinion|from my point of view)(?!\p{L})/iu;
/** A view that the writer reports. */
export const REPORTED =
  /(?<!\p{L})(?:some|others?|many|most|people|students|parents|critics|opponents|experts|those who|who support|technology|they)(?: (?:may|might|would|will|also|could|often))* (?:says?|thinks?|believes?|argues?|claims?|feels?|disagree|agree)(?!\p{L})/iu;
/** A point in a list: a reason rather than the position. */
const POINT =
  /^\W*(?:first|second|third|firstly|secondly|thirdly|another|also|next|for example|for instance|when|if|but|because)(?!\p{L})(?! reason)/iu;
const BECAUSE = /(?<!\p{L})because(?!\p{L})/iu;

/** Where a sentence gives the writer's own view, or -1. */
export function ownViewAt({ reading }: JudgedEssay, sentence: ReadSentence): number {
  if (at(reading, sentence, REPORTED) >= 0) return -1;
  const said = at(reading, sentence, OWN_VIEW);
  if (said >= 0 && POINT.test(sentence.text)) return -1;
  return said >= 0 ? said : at(reading, sentence, OPINION);
}

/** Opens a sentence that draws the whole together. */
export const SUMS_UP =
  /^\W*(?:so,? )?(?:in conclusion|to conclude|to sum|in summary|in closing|overall|all in all|that is why|that's why|this is why|for these reasons)(?!\p{L})/iu;

/** The view the writer says is theirs: in the first lines, or where the ending sums up. */
export function ownViews(essay: JudgedEssay, hasReason: boolean): Observation[] {
  const { reading } = essay;
  return quotable(
    statementsOf(reading).flatMap((sentence) => {
      if (!isEarly(sentence, reading) && !(isLate(sentence, reading) && SUMS_UP.test(sentence.text)))
        return [];
      const found = ownViewAt(essay, sentence);
      if (found < 0 || BECAUSE.test(sentence.text.slice(found)) !== hasReason) return [];
      return [{ sentence, quote: phraseAt(sentence, found) }];
    }),
    2,
  );
}

/** Own views of which no whole phrase is short enough to be quoted: their first words. */
export function beginnings(essay: JudgedEssay): Observation[] {
  const { reading } = essay;
  return statementsOf(reading).flatMap((sentence) => {
    const found = isEarly(sentence, reading) ? ownViewAt(essay, sentence) : -1;
    if (found < 0 || phraseAt(sentence, found) !== null) return [];
    const quote = firstWords(sentence);
    return quote === null ? [] : [{ sentence, quote }];
  });
}
