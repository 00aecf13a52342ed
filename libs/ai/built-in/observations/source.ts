import { type EssayReading } from '../essay-reading';
import { inQuotation, isQuestion, quotable, startOf, statementsOf, wherever } from './aids';
import { isFollowedUp } from './follow-up';
import type { Observation, ObservationKind } from './observation';
import { QUOTED_KINDS, quotationDropped } from './quoted';
import { reasonsIn } from './reasons';
import { namesThing } from './answer';
import { asksForMood, namesMood } from './mood-words';
import { isFaultless } from './sound-words';
import { clauseOf } from './source-anchors';

/** Says what the text is, or what might have been, rather than what happens in it. */
const ABOUT_THE_TEXT =
  /(?<!\p{L})(?:title|called|would have|had the|if the|mood|moods|author|authors|writer|narrator|reader|readers|memoir|story|essay|article|text|paragraph|quotes?|quotation|example|shows?|showed|affects?|affected|effects?|features?|setting|conclusion|reasons?|says?|said|states?|i|me|my|you|your)(?!\p{L})/iu;
/** Several capitalised words in a row, or quotation marks made of two apostrophes. */
const TITLE_IN = /(?<!\p{L})\p{Lu}\p{Ll}{1,20} \p{Lu}\p{Ll}{1,20} (?:\p{Ll}{2,3} )?\p{Lu}\p{Ll}|''/u;
/** Key words shared with one sentence of the source. */
const DETAIL = 3;

const detailsKnown = new WeakMap<EssayReading, readonly Observation[]>();
/** Sentences that take up several key words of one sentence of the source: a detail of the text retold. */
export function detailsOf(reading: EssayReading): readonly Observation[] {
  const known = detailsKnown.get(reading);
  if (known !== undefined) return known;
  const { questionKeys, sourceSentences } = reading;
  const details = statementsOf(reading).flatMap((sentence) => {
    if (sourceSentences.length === 0 || sentence.quotations > 0) return [];
    if (ABOUT_THE_TEXT.test(sentence.text) || TITLE_IN.test(sentence.text)) return [];
    const keys = new Set(sentence.topics.filter((key) => !questionKeys.has(key)));
    const shared = Math.max(
      0,
      ...sourceSentences.map((source) => [...keys].filter((key) => source.has(key)).length),
    );
    const quote = shared >= DETAIL ? clauseOf(sentence) : null;
    return quote === null ? [] : [{ sentence, shared, quote }];
  });
  const found = details
    .sort((a, b) => b.shared - a.shared)
    .map(({ sentence, quote }) => ({ sentence, quote }));
  detailsKnown.set(reading, found);
  return found;
}

/** Words shared with one sentence of the source, at which a sentence may well speak of it. */
const SPEAKS_OF_TEXT = 2;
/** How many sentences quote the source or take up several words of one of its sentences: each holds a detail. */
export function detailCount({ own, questionKeys, sourceSentences }: EssayReading): number {
  return own.filter(({ topics, quotations }) => {
    const keys = [...new Set(topics.filter((key) => !questionKeys.has(key)))];
    return (
      quotations > 0 ||
      sourceSentences.some((source) => keys.filter((key) => source.has(key)).length >= SPEAKS_OF_TEXT)
    );
  }).length;
}

export const sourceDetail: ObservationKind = {
  id: 'source-detail',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['evidence', 'development', 'relevance'],
  find: ({ reading }) =>
    quotable(detailsOf(reading)).map((one) =>
      one.sentence !== null && isFollowedUp(reading, one.sentence) ? { ...one, omits: ['low'] } : one,
    ),
  says: [
    'You {take|choose} this from the text: {quote}.',
    'You tell us this from the text: {quote}.',
    'You {draw on|go back to} the text: {quote}.',
    'You {give|bring in} this {detail from|part of} the text: {quote}.',
    'You have found this in the text: {quote}.',
  ],
  step: {
    low: [
      'After this detail, {add|write} “This shows that”, and say how it answers the question.',
      '{Add|Write} a sentence that says what {quote} {shows|tells us}.',
      'What does {quote} {show|tell us}? {Say|Write} it in {one|the next} sentence.',
      '{Say|Explain} how {quote} answers the question.',
    ],
    high: [
      'What does this detail {suggest|tell us} that the {author|writer} does not say? {Write|Add} it in {one|the next} sentence.',
    ],
  },
};

/** "In paragraph three": says where in the text. */
const PLACE =
  /(?<!\p{L})(?:in (?:the (?:first|second|third|fourth|fifth|sixth|last|final|next) (?:paragraph|line|stanza|chapter)|(?:paragraph|line|stanza|chapter) (?:\d+|one|two|three|four|five|six|seven|eight|@NUM\d)))(?!\p{L})/iu;

/** From this number on, the writer does it throughout. */
const ALL_ALONG = 3;
/** How often an answer names a place in the text. */
export const placesNamed = ({ own }: EssayReading): number =>
  own.filter(({ text }) => PLACE.test(text)).length;

export const sourcePlace: ObservationKind = {
  id: 'source-place',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['referencing', 'evidence', 'cohesion'],
  find({ reading }) {
    const inside = inQuotation(reading);
    const omits = placesNamed(reading) >= ALL_ALONG ? (['low'] as const) : [];
    return quotable(
      reading.own.flatMap((sentence) => {
        const match = PLACE.exec(sentence.text);
        if (match === null || isQuestion(sentence) || inside(sentence.start + match.index)) return [];
        return [
          {
            sentence,
            quote: match[0].split(/\s+/u).length >= 3 ? match[0] : (startOf(sentence) ?? match[0]),
            omits,
          },
        ];
      }),
      2,
    );
  },
  says: [
    '{quote} {tells us|says} where {this detail|your evidence} comes from.',
    'You {say|tell us} where in the text to look: {quote}.',
    'You name the place in the text: {quote}.',
  ],
  step: {
    low: [
      'Does {each|every} detail you use have its paragraph number and a few quoted words beside it? {Add|Write} whatever is still missing.',
    ],
    high: [
      'At the place you name, which word {matters most|does most} for your answer? {Say|Explain} what it {adds|tells us}.',
      'Look again at the place you name. What does it {suggest|tell us} that the {author|writer} does not say? {Write|Add} it, if it is not there yet.',
    ],
  },
};

/** Names what something does to somebody. */
const EFFECT =
  /(?<!\p{L})(?:makes?|made|making|causes?|caused|causing|forces?|forced|forcing|leaves|left|leaving) (?:him|her|them|us|me|you|the (?:cyclist|rider|biker|man|author|narrator|family|reader|readers|people)) (?!(?:up|out|to the|that|this|the|a|in|on|with|from|and|for)(?!\p{L}))\p{L}+/iu;

/** What the text does to the people in it or to its readers is said. */
export const effectNamed: ObservationKind = {
  id: 'effect-named',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['development', 'relevance', 'argument'],
  find: ({ reading }) =>
    quotable<Observation>(
      wherever(
        reading,
        EFFECT,
        ({ text }) =>
          !/^\W*(?:although|even though|though)(?!\p{L})|(?<!\p{L})(?:not|n't|would|if)(?!\p{L})/iu.test(
            text,
          ),
      ),
    )
      // "The features of the setting make him happy": what does is not named, and the effect may be a wrong guess.
      .filter(
        ({ sentence, quote }) =>
          sentence !== null &&
          (asksForMood(reading)
            ? namesMood(quote ?? '')
            : namesThing(reading, sentence, sentence.text.search(EFFECT))) &&
          (quote === null || isFaultless(sentence, quote)),
      )
      .map((one) => (quotesNear(reading, one) ? { ...one, omits: ['low', 'high'] } : one)),
  says: [
    'You say what effect this has: {quote}.',
    'You say what {it|this} leads to, not only what happens: {quote}.',
    'You {name|tell us} the effect: {quote}.',
  ],
  step: {
    low: [
      'Which words in the text {show|prove} this effect? {Copy|Quote} three or four of them{, in quotation marks|}.',
      '{Copy|Quote} three or four words from the text that {prove|show} the effect{, in quotation marks|}.',
    ],
    high: [
      'Which word in the text shows the effect best? Quote it, and {say|explain} why {it fits|the author may have chosen it}.',
    ],
  },
};

/** Whether quotation marks stand in the observed sentence or beside it. */
function quotesNear({ sentences }: EssayReading, { sentence }: Observation): boolean {
  return (
    sentence !== null &&
    sentences
      .slice(Math.max(0, sentence.index - 1), sentence.index + 2)
      .some(({ text }) => /["“”]|''/u.test(text))
  );
}

/** Breaks off before it says why: "because the way it is described in the memoir". */
const NO_REASON =
  /^because,? (?:of |(?:in |from |by )?(?:the|all the|how|what) (?:way|ways|fact|text|story|article|author|memoir|paragraph|passage|quote|details?)(?!\p{L})|in (?:the|paragraph)|it (?:says|said|states|shows|tells)|(?:he|she|they|the author|the text) (?:says|said|states|stated|tells|told|shows))/iu;

/** A reason that is given together with the words of the question. */
export const answerWithReason: ObservationKind = {
  id: 'answer-with-reason',
  polarity: 'strength',
  isAbsence: false,
  genres: ['source-answer'],
  bearsOn: ['relevance', 'development', 'argument', 'thesis'],
  find: ({ reading }) =>
    quotable<Observation>(
      reasonsIn(reading).filter(({ sentence }) =>
        sentence?.topics.some((topic) => reading.questionKeys.has(topic)),
      ),
    )
      .filter(({ quote }) => !NO_REASON.test(quote ?? ''))
      .map((one) => (quotesNear(reading, one) ? { ...one, omits: ['low', 'high'] } : one)),
  says: [
    'You give a reason for {your answer|what you say}: {quote}.',
    'You say why: {quote}.',
    'You {explain|give the reason for} what you say: {quote}.',
  ],
  step: {
    low: [
      '{Copy|Quote} three or four words from the text that prove your {reason|answer}{, in quotation marks|}.',
      'Which words in the text {show|prove} your reason? {Copy|Quote} three or four of them{, in quotation marks|}.',
    ],
    high: [
      'Which {detail|line} in the text proves your reason best? Quote a few of its words, and {say|explain} why.',
    ],
  },
};

export const SOURCE_KINDS = [
  ...QUOTED_KINDS,
  sourceDetail,
  answerWithReason,
  effectNamed,
  sourcePlace,
  quotationDropped,
];
