import type { EssayReading, ReadSentence } from '../essay-reading';
import {
  bodyStart,
  firstWords,
  hasVerb,
  isEarly,
  isLate,
  isQuestion,
  lastGood,
  phraseAt,
  statementsOf,
  topStems,
} from './aids';
import { isWorthArguing, MOST_SLIPS } from './claim-worth';
import { isFaultless } from './sound-words';
import { isTurned, isWholeClause } from './surroundings';

/** A sentence of the essay with the words of it that a step can hang on. */
export interface Anchor {
  sentence: ReadSentence;
  quote: string;
}

const FEWEST_WORDS = 4;
/** Announces, sums up, speaks to the reader or gives the view itself: nothing to support or to answer. */
const NO_POINT =
  /(?<!\p{L})(?:i(?:'m| am)? (?:\p{L}+ )?(?:will|going to|gonna|would like|want to (?:talk|tell|explain|say|discuss)|think|believe|agree|disagree|feel|say|said|support)|reasons?|conclusion|conclude|examples?|opinions?|opions?|effects? (?:of|that)|essay|paragraph|letter|newspaper|thank|sincerely|imagine|as you can see|let me|let's|question|topic|you may|first(?:ly)?|second(?:ly)?|third(?:ly)?|last(?:ly)?|final(?:ly)?|my point|points?|hope|please|here(?:'s| is| are)|there (?:is|are) (?:\p{L}+ ){0,3}(?:ways|things|people who)|vs|rather|this|these|those|them|it|people that they|that's (?:why|it)|that is why|this is why)(?!\p{L})/iu;
/** Fragments and sentences that lean on the one before. */
export const LEANS =
  /^\W*(?:because|which|once|like|although|though|even|when|while|whereas|if|unless|such|or|nor|not|instead|for example|for instance|to|than|then|also|but|and|so|cause|plus|however|that|this|these|those|it|they|he|she|him|them|yes|no|well|just|same|after|before|since|as|with|without|by|in|on|at|who|whose|what|why|how|where|therefore|being|having)(?!\p{L})/iu;
/** Somebody's case or the other side: neither wants what a claim wants. */
export const OWN_STORY = /(?<!\p{L})(?:i|i'm|i've|my|me|we were|us)(?!\p{L})/iu;
const OTHER_SIDE =
  /(?<!\p{L})(?:some|others|many people|critics|however|although|but|though|except|unless)(?!\p{L})/iu;
/** Support that stands in the next sentence already. */
export const SUPPORTED_NEXT =
  /^\W*(?:because|for example|for instance|this|that|these|those|such|like|so|therefore|one |usually|often|sometimes|once|last |(?:an |my )?example|in fact|if|when|it|they|i |my |also because|studies|according|not only|then|by )(?!\p{L})|(?<!\p{L})(?:because|for example|for instance|such as|survey|study|studies|percent|research)(?!\p{L})|\d/iu;
/** A name taken out, from which the sign was cut. */
const TAKEN_OUT = /@|\p{Lu}\d/u;
/** Words to find a sentence by, where they hold no name taken out. */
export function beginningOf(sentence: ReadSentence): string | null {
  const quote = firstWords(sentence);
  return quote === null || TAKEN_OUT.test(quote) ? null : quote;
}
export const SUPPORTED_HERE =
  /(?<!\p{L})(?:because|since|due to|so that|so|for example|for instance|such as|like|if|when|therefore|by \p{L}+ing)(?!\p{L})|\d/iu;

const straight = (text: string): string => text.replace(/’/gu, "'");

/** The whole of a short sentence, else its first clause; null where it would be cut so that it says something else. */
function wordsFor(sentence: ReadSentence): string | null {
  const quote = phraseAt(sentence, bodyStart(sentence));
  if (quote === null || quote.split(/\s+/u).length < FEWEST_WORDS) return null;
  if (/[@#*_<>{}[\]|\\"“”\n]/u.test(quote) || !hasVerb(quote)) return null;
  if (isTurned(sentence, quote) || !isWholeClause(sentence, quote)) return null;
  return lastGood(quote.split(/\s+/u).at(-1) ?? '') ? quote : null;
}

/** Somebody else's view, and a sentence that only announces an answer. */
export const OTHERS_SAY =
  /(?<!\p{L})(?:some|others?|many|most|people|critics|opponents|experts?|they) (?:\p{L}+ )?(?:may |might |would |will |could )?(?:say|says|think|thinks|believe|believes|argue|argues|claim|claims)(?!\p{L})|(?<!\p{L})(?:the|my) (?:\p{L}+ )?answer is(?!\p{L})/iu;

const known = new WeakMap<EssayReading, readonly Anchor[]>();
/** Claims in the middle of an essay, those without a finding and nearest to the middle first. */
export function claimsOf(reading: EssayReading): readonly Anchor[] {
  const before = known.get(reading);
  if (before !== undefined) return before;
  const middle = ((reading.own.at(0)?.index ?? 0) + (reading.own.at(-1)?.index ?? 0)) / 2;
  const weight = ({ sentence, quote }: Anchor): number =>
    Math.min(2, sentence.findings.length) * 10 +
    (/^\p{Lu}/u.test(sentence.text) ? 0 : 5) +
    (quote.length < sentence.text.length - 2 ? 3 : 0) +
    Math.abs(sentence.index - middle) / (middle + 1);
  const claims = statementsOf(reading)
    .filter(
      (sentence) =>
        !isEarly(sentence, reading, 2) &&
        !isLate(sentence, reading, 2) &&
        !LEANS.test(straight(sentence.text)) &&
        !NO_POINT.test(straight(sentence.text)) &&
        !OWN_STORY.test(straight(sentence.text)) &&
        !OTHERS_SAY.test(straight(sentence.text)),
    )
    .flatMap((sentence): Anchor[] => {
      const quote = wordsFor(sentence);
      return quote === null || !isWorthArguing(sentence, quote) ? [] : [{ sentence, quote }];
    })
    .sort((a, b) => weight(a) - weight(b));
  known.set(reading, claims);
  return claims;
}

/** Gives the answer to the question, demands, or says what there is no doubt of: nothing that a case would prove. */
export const IS_VIEW =
  /(?<!\p{L})(?:answers?|effects?|affects?|should(?:n't)?|must|ought|need to|be happy|obvious(?:ly)?|clear(?:ly)?|of course|worst|best|problem|solution|position|side|yes|no)(?!\p{L})/iu;
/** Takes back what was said, or turns against it. */
const TURNS_BACK = /^\W*(?:but|however|yet|still|although|though|even|then again|not|no|or)(?!\p{L})/iu;
/** Somebody's case, or words that bring one. */
const CASE_NEAR =
  /(?<!\p{L})(?:my|me|our|when i|i (?:once|remember|was|had|have|went|got|saw|know)|for (?:example|instance)|such as|example|according|study|studies|survey|research|percent)(?!\p{L})|["“”\d]/iu;
/** "Our town" before a claim brings no case. */
const CASE_BEFORE =
  /(?<!\p{L})(?:my|me|when i|i (?:once|remember|was|had|have|happen|went|got|saw|know)|i've|for (?:example|instance)|such as|example|according|study|studies|survey|research|percent)(?!\p{L})|["“”\d]/iu;
const NEAR = 3;
/** A case comes in one of the sentences before or after it, within its paragraph. */
export const hasCaseNear = ({ sentences }: EssayReading, { index, paragraph }: ReadSentence): boolean =>
  sentences
    .slice(Math.max(0, index - NEAR), index + 1 + NEAR)
    .some(
      (near) =>
        near.index !== index &&
        near.paragraph === paragraph &&
        (near.index < index ? CASE_BEFORE : CASE_NEAR).test(straight(near.text)),
    );

/** Says something of the subject that another could doubt, rather than a fact of geography or a thing that was done. */
export const CLAIMS =
  /(?<!\p{L})(?:can(?:not|'t)?|could|will|would|won't|helps?|makes?|gives?|lets?|causes?|allows?|keeps?|teach(?:es)?|leads?|improves?|needs?|learns?|benefits?|hurts?|harms?|saves?|wastes?|comes? from|depends?|don't|doesn't|(?:is|are|isn't|aren't|be|becom(?:e|es|ing)) (?:\p{L}+ ){0,3}\p{L}*(?:ful|ous|able|ible|ant|ent|ing|ive|ic|ier|er|important|better|worse|good|bad|safe|hard|easy|necessary|key|part|way|fun|unfair|fair|unhealthy|healthy))(?!\p{L})/iu;
/** Tells somebody what to do, stands in a case, or is cut off before its verb. */
const NO_CLAIM =
  /^\W*(?:don't|dont|do not|never|always|especially|sometime|primary|learn|study|communicate|find|buy|choose|give|look|stop|try|use|take|keep|make|help|remember|listen|ask|tell|read|play|work|live|all of|for \p{L}+|that's|what|each)(?!\p{L})|(?<!\p{L})(?:she|he|her|his|him|hers|in some cases|sometimes)(?!\p{L})/iu;
/** The next sentence begins another point, so that this one may close what came before it. */
const NEXT_POINT =
  /^\W*(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|fourth|next|another|also|in addition|furthermore|moreover|finally|final|last|lastly|besides|respectively|to begin|in conclusion|overall|one (?:more )?(?:reason|way|thing))(?!\p{L})/iu;
/** The end of a text, in which it sums up: a sixth of its sentences. */
const ENDING_SHARE = 6;
const isOfEnding = (reading: EssayReading, sentence: ReadSentence): boolean =>
  isLate(sentence, reading, Math.max(2, Math.ceil(reading.own.length / ENDING_SHARE)));
const closesPoint = ({ sentences }: EssayReading, { index, paragraph }: ReadSentence): boolean => {
  const next = sentences[index + 1];
  return next === undefined || next.paragraph !== paragraph || NEXT_POINT.test(straight(next.text));
};
const isClaim = (reading: EssayReading, { sentence, quote }: Anchor): boolean =>
  CLAIMS.test(straight(quote)) &&
  !NO_CLAIM.test(straight(quote)) &&
  !isOfEnding(reading, sentence) &&
  // "They will tell you and help you": cut before "and" a claim is half of one.
  !/^\s+and(?!\p{L})/iu.test(sentence.text.slice(sentence.text.indexOf(quote) + quote.length));

/** Claims that may be points of the text: no bare facts, and nothing of the ending. */
export const pointsOf = (reading: EssayReading): Anchor[] =>
  claimsOf(reading).filter((one) => isClaim(reading, one));

/** Claims that the writer stands by and that do not give the answer itself. */
export const standingClaims = (reading: EssayReading): Anchor[] =>
  claimsOf(reading).filter(
    ({ sentence, quote }) =>
      isClaim(reading, { sentence, quote }) &&
      !closesPoint(reading, sentence) &&
      !IS_VIEW.test(straight(sentence.text)) &&
      !TURNS_BACK.test(straight(reading.sentences[sentence.index + 1]?.text ?? '')),
  );

/** Claims that the writer stands by, after which neither a reason nor a case comes. */
export const unsupportedClaims = (reading: EssayReading): Anchor[] =>
  claimsOf(reading).filter(({ sentence, quote }) => {
    const next = straight(reading.sentences[sentence.index + 1]?.text ?? '');
    return (
      isClaim(reading, { sentence, quote }) &&
      !closesPoint(reading, sentence) &&
      !IS_VIEW.test(straight(sentence.text)) &&
      !SUPPORTED_HERE.test(straight(sentence.text)) &&
      !SUPPORTED_NEXT.test(next) &&
      !TURNS_BACK.test(next) &&
      !hasCaseNear(reading, sentence)
    );
  });

/** Claims that somebody could doubt, with nobody's doubt beside them. */
export function doubtableClaims(reading: EssayReading): Anchor[] {
  // A remark by the way is not what a critic would turn against.
  const topics = topStems(reading.own, TOPICS);
  return claimsOf(reading).filter(
    ({ sentence, quote }) =>
      isClaim(reading, { sentence, quote }) &&
      isFaultless(sentence, quote) &&
      sentence.stems.some((stem) => topics.has(stem)) &&
      [-1, 0, 1].every((step) => !OTHER_SIDE.test(reading.sentences[sentence.index + step]?.text ?? '')),
  );
}
const TOPICS = 3;

/** Views that may be the writer's, in the first sentences or the last, in other words than those known for certain. */
const VIEWISH =
  /(?<!\p{L})(?:i (?:\p{L}+ )?(?:think|belie?ve|beleive|belive|agree|disagree|desagree|feel|support|don't|do not|would|prefer)|my op\p{L}+n|in my op\p{L}+|should(?:n't| not)?|must|better|best|positive|negative|important|good|bad|benefit\p{L}*|helpful|helps?|harmful|wrong|right)(?!\p{L})/iu;
const ASIDE =
  /(?<!\p{L})(?:not everyone|everyone agrees|some|others?|many|most|experts?|critics|do you|have you|if you|they (?:say|think))(?!\p{L})/iu;

/** What stands before a view within its sentence: nothing, or a word that only leads in. */
const VIEW_BEGINS =
  /^\W*(?:(?:so|overall|personally|also|in (?:conclusion|my op\p{L}+n|my view)|to (?:conclude|me)|i (?:\p{L}+ )?(?:think|believe|feel|say)(?: that)?|that is why|this is why)\W*)?$/iu;
/** Begins with a verb, a preposition or a word that points elsewhere: part of a thought. */
export const NO_SUBJECT =
  /^\W*(?:on|for|of|to|by|with|at|from|help|helps|helpful|good|best|better|be|is|are|was|were|has|have|can|will|should|must|think about|which|those|these|this|that|they|it|he|she|them|themselves)(?!\p{L})/iu;

/** A question to the reader, whatever mark it ends in. */
const ASKS =
  /^\W*(?:do|does|did|have|has|is|are|was|were|can|could|would|will|should)(?:n't)? (?:you|that|it|we|they|this|people)(?!\p{L})/iu;

/** What the writer has, did or tasted is no view. */
const OWN_REPORT =
  /(?<!\p{L})(?:that|which|what) (?:i|we)(?: (?:have|had|'ve))? (?:tried|had|ate|saw|seen|been|did|visited|read|bought|used|tasted|heard)(?!\p{L})/iu;

/** Fewer sentences have no subject that keeps coming back. */
const FEWEST_FOR_TOPICS = 8;

function viewish(reading: EssayReading, sentences: readonly ReadSentence[]): Anchor[] {
  const topics = topStems(reading.own, TOPICS);
  return sentences.flatMap((sentence): Anchor[] => {
    const text = straight(sentence.text);
    const found = VIEWISH.exec(text);
    if (
      found === null ||
      ASIDE.test(text) ||
      OWN_REPORT.test(text) ||
      // A remark by the way is not what a text stands for.
      (reading.own.length >= FEWEST_FOR_TOPICS && !sentence.stems.some((stem) => topics.has(stem))) ||
      sentence.copied ||
      isQuestion(sentence) ||
      ASKS.test(text) ||
      /^\W*(?:also|another|first|second|third|for|so|but)/iu.test(text)
    )
      return [];
    const quote = phraseAt(sentence, found.index);
    return quote === null ||
      quote.split(/\s+/u).length < FEWEST_WORDS ||
      /[@"“”\n]/u.test(quote) ||
      !hasVerb(quote) ||
      !VIEW_BEGINS.test(straight(sentence.text.slice(bodyStart(sentence), sentence.text.indexOf(quote)))) ||
      NO_SUBJECT.test(quote) ||
      sentence.findings.length > MOST_SLIPS ||
      isTurned(sentence, quote) ||
      /(?<!\p{L})because(?: \S+){0,4}$/iu.test(quote) ||
      // "Whether or not" opens the question, not the answer.
      /(?<!\p{L})(?:whether|weather|wether)(?!\p{L})/iu.test(text) ||
      /^(?:if|when|because|although|while)(?!\p{L})/iu.test(quote)
      ? []
      : [{ sentence, quote }];
  });
}
const OPINION =
  /(?<!\p{L})my op\p{L}+n(?!\p{L})|(?<!\p{L})i (?:\p{L}+ )?(?:think|bel\p{L}*ve|agree|disagree)(?!\p{L})/iu;
export function viewishStart(reading: EssayReading): Anchor[] {
  const early = statementsOf(reading).filter((sentence) => isEarly(sentence, reading, 6));
  const opinions = early.filter(({ text }) => OPINION.test(text));
  // Where an opinion is given, another sentence is not what the writer stands for.
  return viewish(
    reading,
    opinions.length > 0 ? opinions : early.filter((sentence) => isEarly(sentence, reading, 3)),
  );
}
/** In the last paragraph, where there are several: what stands before it is no ending. */
export const viewishEnd = (reading: EssayReading): Anchor[] => {
  const { own, paragraphs } = reading;
  const last = own.at(-1)?.paragraph;
  return viewish(
    reading,
    statementsOf(reading).filter(
      (sentence) => isLate(sentence, reading, 3) && (paragraphs.length < 2 || sentence.paragraph === last),
    ),
  ).reverse();
};
