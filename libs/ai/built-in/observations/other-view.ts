import type { EssayReading, ReadSentence } from '../essay-reading';
import { at, phraseAt, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';
import { isReasoned, isTurned, textAfter } from './surroundings';

const PEOPLE =
  'people|students|kids|children|teens|teenagers|parents|teachers|adults|principals|experts|critics|scientists|readers';
/** "Some people say", "critics may argue", at the start of a clause. */
const VIEW_OF_OTHERS = new RegExp(
  String.raw`(?:^|[.,;] ?|(?<!\p{L})(?:although|though|while|but|however,?|that|yes,?|as|course,?|hand,?) )(?:(?:some|many|most|other|certain|a lot of|lots of|the)(?: of the)?(?: other)? (?:${PEOPLE})|some|many|others|critics|opponents|experts|people)(?: who \p{L}+(?: \p{L}+)?)?(?: (?:may|might|would|will|also|could|do|still|even))* (?:say|says|believe|argue|claim|disagree|object|think)(?: (?:that|it|this|computers|the|we|they|with|students|school)|,| [“"])(?! of)`,
  'iu',
);
const THEIRS =
  /(?<!\p{L})(?:some|many|most|other|others|certain|a lot of|lots of|the (?:other )?(?:experts|critics|opponents)|critics|opponents|experts|people)(?!\p{L})/iu;
/** "I know you may be thinking", "it is true that", "I can see why". */
const CONCEDES =
  /(?<!\p{L})(?:i (?:can |do |also |completely |fully )*(?:understand|see|realize|realise|admit) (?:(?:how|that|why) (?:you|some|many|most|other|people|others)|why|the other side)|i know (?:that )?(?:you|some|many|people)(?: (?:may|might|will|would))? (?:be )?(?:think|thinking|say|saying|wonder|believe)|it is true that|it's true that|(?:there are|on) the other side (?:says|say|argues|believes)|(?:you|some|others|many) (?:may|might) (?:be thinking|argue|object|disagree)|(?:although|while|even though) (?:some|many|others|most|people) (?:people |students |parents |kids )?(?:may |might |would |will )?(?:say|think|believe|argue|disagree|feel|claim))(?!\p{L})/iu;
/** The same view as the writer's own, or no view at all. */
const NO_OTHER =
  /(?<!\p{L})(?:i (?:also )?agree with (?:them|that|this)|and so do i|like me|just like i|the same|think they|feel that)(?!\p{L})/iu;

export function otherViews(reading: EssayReading): Observation[] {
  return statementsOf(reading).flatMap((sentence) => {
    if (NO_OTHER.test(sentence.text)) return [];
    const conceded = at(reading, sentence, CONCEDES);
    const named = conceded >= 0 ? conceded : at(reading, sentence, VIEW_OF_OTHERS);
    if (named < 0) return [];
    const lead = conceded >= 0 ? 0 : Math.max(0, sentence.text.slice(named).search(THEIRS));
    return [{ sentence, quote: phraseAt(sentence, named + lead) }];
  });
}

export const otherViewNamed: ObservationKind = {
  id: 'other-view-named',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['counter'],
  find: ({ reading }) => quotable(otherViews(reading)),
  says: [
    'You {bring in|mention} what {others|other people} {think|say}: {quote}.',
    'Yours is not the only voice: {quote}.',
  ],
  step: {
    low: [
      '{Write your answer next|Answer in the next sentence}: “That may be true, but”, and then {your reason|why}.',
      'Give their {best|strongest} reason in one sentence; then {begin|start} yours with {“However”|“Even so”}.',
    ],
    high: [
      'What is right in {that view|what they say}? Admit it in a few words, and say why your view still holds.',
      'Is this the {hardest|strongest} thing a critic could say against you? If not, {take on|answer} that one.',
    ],
  },
};

const SAME_SENTENCE =
  /(?:,| )i beg to differ|(?:,| )(?:but|however,?|yet) (?:that(?:'s| is) (?:not|wrong|false)|this is not|it is not|they are wrong|they're wrong|i (?:say|disagree|think|believe|still|don't|do not)|it (?:makes|does|helps|is)|the (?:positive|good|benefits)|back then|in (?:fact|reality)|actually)/iu;
const NEXT_SENTENCE =
  /^\W*(?:but|however|yet|even so|still|nevertheless|i disagree|i do not agree|i don't agree|this is not|that is not|that's not|this isn't|they are wrong|not true|i beg to differ|in reality|in fact|actually)(?!\p{L})/iu;

/** The answer, with its reason or case still to come or there already. */
const answerOf = (reading: EssayReading, sentence: ReadSentence, quote: string | null): Observation[] =>
  quote === null || isTurned(sentence, quote)
    ? []
    : [
        {
          sentence,
          quote,
          omits:
            isReasoned(reading, sentence, quote) || /\d/u.test(textAfter(reading, sentence)) ? ['low'] : [],
        },
      ];

export const otherViewAnswered: ObservationKind = {
  id: 'other-view-answered',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['counter'],
  find({ reading }) {
    const answered = otherViews(reading).flatMap(({ sentence }): Observation[] => {
      if (sentence === null) return [];
      const here = at(reading, sentence, SAME_SENTENCE);
      if (here >= 0) return answerOf(reading, sentence, phraseAt(sentence, here + 2));
      const next: ReadSentence | undefined = reading.sentences[sentence.index + 1];
      if (next === undefined || !NEXT_SENTENCE.test(next.text) || VIEW_OF_OTHERS.test(next.text)) return [];
      return answerOf(reading, next, phraseAt(next, 0));
    });
    return quotable(answered);
  },
  says: [
    'You {move|go on} from what others {say|think} to your own answer: {quote}.',
    '{quote} answers what others say.',
    'You do not leave the other view unanswered: {quote}.',
    'First you let others speak, and then you answer: {quote}.',
  ],
  step: {
    low: [
      'After your answer to the other view, {add|write} “because” and {one|a} reason.',
      '{Give|Add} one {example|fact} that shows your answer to the other view is {right|true}.',
    ],
    high: [
      'Would the other side accept your answer? {Find|Add} the fact or the example that would convince them.',
      'Say first what is {right|true} in the other view; then your answer will {count for more|be stronger}.',
      'Which {objection|doubt} would the other side raise next? Answer it too, in one sentence.',
    ],
  },
};

/** Another view may stand there in other words than those that are known. */
const MAY_BE_OTHER =
  /(?<!\p{L})(?:(?:some|others?|many|most|people|students|kids|parents|teachers|experts|you|they|everybody|everyone)(?: \S+){0,3} (?:says?|said|thinks?|thought|believes?|argues?|feels?|claims?|disagrees?|thinking|saying|wondering|may|might)|(?:yes|sure|of course|granted|on the other hand|on the contrary|despite|in spite|even if|negatives?|positives?|pros?|cons|downsides?|drawbacks?|disadvantages?)(?=[ ,.])|not everyone|the other (?:side|hand|people)|argue|critics?|opponents?|opposite|acknowledge|admit|oppos\p{L}+|have a point|i (?:can |do |also )*(?:see|understand) (?:why|how|that)|(?:it is|it's|its) true|(?:although|even though|while),? (?:some|many|others|it|they|people|there|the|if|students|you|we))(?!\p{L})/iu;

/** Speaks of another side by name: more than a word that may point to one. */
const IS_OTHER =
  /(?<!\p{L})(?:the other (?:side|people)|ha(?:ve|s) a point|so what if|(?:anyone|anybody|those|people) who (?:thinks?|says?|believes?|disagrees?|argues?)|you(?:'re| are)?(?: may| might| will| must| probably| @\p{L}+\d+)*(?: be)? (?:thinking|saying|wondering|asking yourself)|critics?|opponents?|i (?:\p{L}+ )?(?:acknowledge|admit)|to admit|(?:some|others)(?: people)?(?: (?:may|might|would|will|could))? (?:say|argue|think|believe))(?!\p{L})/iu;
/** Whether another view is heard. */
export const holdsOther = (reading: EssayReading): boolean =>
  quotable(otherViews(reading)).length > 0 ||
  reading.sentences.some(({ text, copied }) => !copied && IS_OTHER.test(text.replace(/’/gu, "'")));

/** Whether another view may be heard, in whatever words: errs towards yes. */
export const mayHoldOther = ({ sentences }: EssayReading): boolean =>
  sentences.some(({ text, copied }) => !copied && MAY_BE_OTHER.test(text.replace(/’/gu, "'")));

/** Advice that claims nothing, where no other view is seen for certain. */
export const otherViewCheck: ObservationKind = {
  id: 'other-view-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['counter'],
  find({ reading }) {
    // Where one may be heard, "other-side-place" asks for one reason more.
    return holdsOther(reading) || mayHoldOther(reading) ? [] : [{ sentence: null, quote: null }];
  },
  says: [],
  step: {
    low: [
      'Who {would|might} {disagree with you|see it differently}? {Begin|Start} a sentence with “Some people say”, give their reason, and then {answer it|give yours}.',
      'Think of {someone|a friend|a classmate} who thinks the opposite. Write {what they would say first|their best reason}, and then your answer.',
      '{Finish|Complete} these two sentences: “Some people would say that …” and “{I still think so because …|That is true, but …}”.',
    ],
    high: [
      'What is the {hardest|strongest} objection anyone could raise? {State|Put} it fairly in one sentence, and answer it.',
      'What would a reader who disagrees say? Write that, and your reply.',
      'Who would lose out if {your view won|everyone agreed with you}? Name them, and say why you still hold your view.',
    ],
  },
};

export const OTHER_VIEW_KINDS = [otherViewAnswered, otherViewNamed, otherViewCheck];
