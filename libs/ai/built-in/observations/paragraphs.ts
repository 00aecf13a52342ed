import type { ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { quotable, startOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/** Where a new part of an essay begins, by its first words. */
const TURN =
  /^\W*(?:my (?:first|second|third|last|final|next) (?:reason|point|effect|example)|the (?:second|third|last|final|next) (?:reason|point|effect)|another (?:reason|effect|way)|first of all|second of all|secondly|thirdly|lastly|finally|in conclusion|to conclude|to sum up|in addition|furthermore|on the other hand)(?!\p{L})/iu;
const TIME =
  /^\W*(?:the next (?:day|morning|week)|a few (?:days|hours|weeks) later|later that (?:day|night))(?!\p{L})/iu;
/** May stand inside a point as well, if not towards the end. */
const LAST = /^\W*(?:lastly|finally)(?!\p{L})/iu;
const CLOSES = /^\W*(?:in conclusion|to conclude|to sum up)(?!\p{L})/iu;
/** Goes on from what stands before, if somebody or something of it is still spoken of. */
const GOES_ON =
  /^\W*(?:furthermore|in addition|also|besides|moreover|additionally|on top of that|next|lastly|finally)(?!\p{L})/iu;
const POINTS_BACK =
  /^(?:it|its|it's|they|they're|their|them|this|that|these|those|he|she|him|her|his|you|there|such|which|is|are|can|will)$/u;
const FIRST_WORDS = 6;
/** Whether the sentence opens a new point by its form: nothing in its first words points back to the part before. */
const opensAnew = ({ text, forms }: ReadSentence): boolean =>
  /^\W*\p{Lu}/u.test(text) &&
  !(
    GOES_ON.test(text) &&
    forms.slice(0, FIRST_WORDS).some((form) => POINTS_BACK.test(form.replace(/’/gu, "'")))
  );
/** Its first words; null where only later ones make a phrase, which would cut the sentence in two. */
function beginning(sentence: ReadSentence): string | null {
  const quote = startOf(sentence);
  return quote !== null && sentence.text.replace(/^\W+/u, '').startsWith(quote) ? quote : null;
}
/** Nested points: it is not known to which of two reasons a further one belongs. */
const FURTHER = /^\W*another (?:reason|effect|way)(?!\p{L})/iu;
const ORDINAL = /^\W*(?:second(?:ly)?|second of all|third(?:ly)?)(?!\p{L})/iu;
/** A text of fewer words can hold several turns in one paragraph. */
const LONG_TEXT = 110;
/** Sentences that must stand before and from the turn on, and those of an opening, which may list its points. */
const LEAST_BEFORE = 4;
const LEAST_FROM = 3;
const OPENING = 0.2;
const TOWARDS_END = 0.65;

function turns({ reading, genre }: JudgedEssay): Observation[] {
  // Where there are paragraphs, the writer has chosen them.
  const { own, paragraphs, wordCount } = reading;
  if (paragraphs.length > 1 || wordCount < LONG_TEXT) return [];
  const isTold = genre === 'story' || genre === 'reflection';
  const isOrdered = own.some(({ text }) => ORDINAL.test(text));
  return own.flatMap((sentence, place): Observation[] => {
    const { text } = sentence;
    const isTurn = (TURN.test(text) || (isTold && TIME.test(text))) && opensAnew(sentence);
    const closes = CLOSES.test(text);
    if (!isTurn || place < LEAST_BEFORE || place / own.length < OPENING) return [];
    if (!closes && own.length - place < LEAST_FROM) return [];
    if (LAST.test(text) && place / own.length < TOWARDS_END) return [];
    if (FURTHER.test(text) && isOrdered) return [];
    // Point after point is a list.
    if ([own[place - 1], own[place + 1]].some((near) => near !== undefined && TURN.test(near.text)))
      return [];
    const quote = beginning(sentence);
    return quote === null ? [] : [{ sentence, quote, omits: closes || isTold ? ['high'] : [] }];
  });
}

/** A place for a new paragraph. Whether there is one on the page is not known where line breaks may have been lost. */
export const paragraphAtTurn: ObservationKind = {
  id: 'paragraph-at-turn',
  polarity: 'need',
  isAbsence: false,
  genres: 'any',
  bearsOn: ['structure', 'cohesion'],
  find: (essay) => quotable(turns(essay)),
  says: [],
  step: {
    low: [
      '{Start|Begin} a new paragraph at {quote}{|, where a new part begins}.',
      'A new part begins at {quote}: {start|begin} a new paragraph there.',
      'Give the part that {begins|starts} with {quote} its own paragraph.',
    ],
    high: [
      '{Start|Begin} a new paragraph at {quote}. Does its first sentence say how it {follows from|goes beyond} the part before? If not, {change|rewrite} it so that it does.',
      '{Start|Begin} a new paragraph at {quote}. Does that sentence say what {the paragraph|that part} will show? If not, {change|rewrite} it so that it does.',
    ],
  },
};

const MAY_TURN =
  /^\W*(?:also|besides|moreover|additionally|on top of that|another (?:reason|way|thing|point|effect|benefit|advantage|problem)|(?:the )?(?:second|third|last) (?:reason|thing|point|effect|benefit|advantage|problem|would|is)|next,|(?:second|third|last),|some people (?:(?:might|may|would|will|could) )?(?:say|think|believe|argue))(?!\p{L})/iu;
/** Shorter texts may well stand in one paragraph. */
const A_PAGE = 150;
const MIDDLE = { from: 0.25, to: 0.8 };

/** Line breaks may have been lost, or there are none: a place for one, if the page shows none. */
export const blockToDivide: ObservationKind = {
  id: 'block-to-divide',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['structure', 'cohesion'],
  find: (essay) => {
    const { own, paragraphs, wordCount } = essay.reading;
    if (paragraphs.length > 1 || wordCount < A_PAGE || turns(essay).length > 0) return [];
    return quotable(
      own.flatMap((sentence, place): Observation[] => {
        const share = place / own.length;
        const isTurn = MAY_TURN.test(sentence.text) && share >= MIDDLE.from && share <= MIDDLE.to;
        const quote = isTurn && opensAnew(sentence) ? beginning(sentence) : null;
        return quote === null || /[@\n]/u.test(quote) ? [] : [{ sentence, quote }];
      }),
      1,
    );
  },
  says: [],
  step: {
    low: [
      'Is your text one block on {the|your} page? If so, {start|begin} a new paragraph at {quote}.',
      '{If your page shows no break|Unless your page shows a break} {before|at} {quote}, {start|begin} a new paragraph there.',
    ],
    high: [
      'If your text is one block on the page, {start|begin} a new paragraph at {quote}. Does its first sentence say what it is about?',
    ],
  },
};

export const PARAGRAPH_KINDS = [paragraphAtTurn, blockToDivide];
