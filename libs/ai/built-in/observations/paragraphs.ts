import type { EssayReading } from '../essay-reading';
import { quotable, startOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/** Where a new part of an essay begins, by its first words. */
const TURN =
  /^\W*(?:my (?:first|second|third|last|final|next|other) (?:reason|point|effect|example)|the (?:second|third|last|final|next|other) (?:reason|point|effect)|another (?:reason|way|effect|thing|example|point)|first of all|second of all|secondly|thirdly|lastly|finally|in conclusion|to conclude|to sum up|in addition|furthermore|on the other hand|but i can understand|overall|the next (?:day|morning|week)|one day|a few (?:days|hours|weeks|minutes) later|later that (?:day|night))(?!\p{L})/iu;
/** A paragraph of fewer words can hold several turns. */
const LONG_PARAGRAPH = 110;

function turns({ paragraphs, sentences }: EssayReading): Observation[] {
  return paragraphs.flatMap((paragraph) => {
    const inside = sentences.slice(paragraph.firstSentence, paragraph.endSentence);
    if (inside.reduce((sum, { words }) => sum + words.length, 0) < LONG_PARAGRAPH) return [];
    return inside
      .slice(2)
      .flatMap((sentence): Observation[] =>
        TURN.test(sentence.text) && inside.length - (sentence.index - paragraph.firstSentence) >= 2
          ? [{ sentence, quote: startOf(sentence) }]
          : [],
      );
  });
}

/** A place for a new paragraph. Whether there is one on the page is not known where line breaks may have been lost. */
export const paragraphAtTurn: ObservationKind = {
  id: 'paragraph-at-turn',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['structure', 'cohesion'],
  find: ({ reading }) => quotable(turns(reading)),
  says: [],
  step: {
    low: [
      '{Start|Begin} a new paragraph at {quote}, where {you turn to something new|a new part starts}{|, if there is none yet}.',
      'At {quote} {you move on|something new starts}: {leave a line|start a new paragraph} there{|, unless you have}.',
      '{Give the part that {begins|starts} with {quote} its own paragraph|Let the part that {begins|starts} with {quote} have its own paragraph}.',
    ],
    high: [
      'At {quote}, {see|check} that a new paragraph {starts|begins}, and that its {first|opening} sentence says what {the whole paragraph|all of it} will {prove|show}.',
      '{Make|Begin} a paragraph at {quote}, and {say|tell us} in {its|the} first sentence how it {follows from|goes beyond} the one before.',
    ],
  },
};

export const PARAGRAPH_KINDS = [paragraphAtTurn];
