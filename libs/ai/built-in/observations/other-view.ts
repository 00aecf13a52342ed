import type { EssayReading, ReadSentence } from '../essay-reading';
import { at, phraseAt, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

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
  bearsOn: ['counter', 'argument'],
  find: ({ reading }) => quotable(otherViews(reading)),
  says: [
    'You {make room for|bring in|mention} what {others|other people} {think|say}: {quote}.',
    '{quote} {lets somebody else speak|brings in another voice|shows that you have listened}.',
    '{You do not speak alone here|Yours is not the only voice}: {quote}.',
    '{Other people|Others} {have a say|get a hearing} {at|in} {quote}.',
  ],
  step: {
    low: [
      '{If you do not agree with them|If you think otherwise}, {answer in the next sentence|write your answer next}: {“That may be true, but”|“They have a point, but”}, and then {your reason|why}.',
      '{Give|Add} their {best|strongest} reason in {one|a} sentence; then {begin|start} yours with {“However”|“Even so”}.',
      '{Ask|Say} why they {think so|say that}: {write|give} their reason first, and then {yours|your answer to it}.',
    ],
    high: [
      '{Put|State} their case {as well as they would|so that they would nod}, and then {show|say} {where it stops being true|which fact they leave out}.',
      '{What is right|Which part is right} in {that view|what they say}? {Grant|Concede} it in half a sentence, {then|and} {say|show} why yours {still holds|weighs more}.',
      '{Is that|Is this} the {hardest|strongest} thing {anyone|a critic} could say against you? {If not, take on|If there is a harder one, answer} that one.',
    ],
  },
};

const SAME_SENTENCE =
  /(?:,| )(?:but|however,?|yet) (?:that(?:'s| is) (?:not|wrong|false)|this is not|it is not|they are wrong|they're wrong|i (?:say|disagree|think|believe|still|don't|do not)|it (?:makes|does|helps|is)|the (?:positive|good|benefits)|back then|in (?:fact|reality)|actually)/iu;
const NEXT_SENTENCE =
  /^\W*(?:but|however|yet|even so|still|nevertheless|i disagree|i do not agree|i don't agree|this is not|that is not|that's not|this isn't|they are wrong|not true|i beg to differ|in reality|in fact)(?!\p{L})/iu;

export const otherViewAnswered: ObservationKind = {
  id: 'other-view-answered',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['counter', 'argument', 'thesis'],
  find({ reading }) {
    const answered = otherViews(reading).flatMap(({ sentence }): Observation[] => {
      if (sentence === null) return [];
      const here = at(reading, sentence, SAME_SENTENCE);
      if (here >= 0) return [{ sentence, quote: phraseAt(sentence, here + 2) }];
      const next: ReadSentence | undefined = reading.sentences[sentence.index + 1];
      if (next === undefined || !NEXT_SENTENCE.test(next.text) || VIEW_OF_OTHERS.test(next.text)) return [];
      return [{ sentence: next, quote: phraseAt(next, 0) }];
    });
    return quotable(answered);
  },
  says: [
    'You {turn|go on} from what others {say|think} to your own {answer|reply}: {quote}.',
    '{quote} {answers|replies to} {the view|what others say}, {just named|which you have just named}.',
    'The other view does not {go|stay} {unanswered|without a reply}: {quote}.',
    '{You let others speak, and then|First others speak, then} {you answer|comes your answer}: {quote}.',
  ],
  step: {
    low: [
      '{Add|Write} “because” and {one|a} reason to {this|your} answer, so that it {weighs more|is more than a no}.',
      '{Give|Add} one {case|fact} that {shows|proves} your answer is {right|true}.',
    ],
    high: [
      '{Would they|Would the other side} accept {this|your} answer? {Find|Add} the fact or the case that {leaves them no reply|even they would grant}.',
      '{Grant|Say} first what is {right|true} in their view; {your|the} answer will {weigh|count for} more.',
      '{Which|What} {objection|doubt} {would they raise|would come} next? {Answer|Meet} {it too|that one as well} in {one|a} sentence.',
    ],
  },
};

/** Advice that claims nothing, where no other view is seen for certain. */
export const otherViewCheck: ObservationKind = {
  id: 'other-view-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['counter'],
  find: ({ reading }) => (quotable(otherViews(reading)).length > 0 ? [] : [{ sentence: null, quote: null }]),
  says: [],
  step: {
    low: [
      '{If everybody in your text agrees so far|If no other view stands in your text yet|Unless your text does so already}: {who|which person you know} {would|might} {disagree with you|see it differently}? {Begin|Start} a sentence with “Some people say”, give their reason, then {answer it|yours}.',
      '{If everybody in your text agrees so far|If no other view stands in your text yet|Unless your text does so already}, {think of|picture} {someone|a friend|a neighbour} who {disagrees|thinks the opposite}: what would they say first? {Write|Put} that down, {and your answer after it|then answer it}.',
      '{Ask {a classmate|someone at home} to argue against you|Find {a classmate|someone at home} who thinks otherwise}. {Write|Put} their best point in {one|a} sentence, and {answer it|your reply} in the next.',
      '{If everybody in your text agrees so far|If no other view stands in your text yet|Unless your text does so already}, {finish|complete|fill in} {this pair|these two}: {“Some people would say that …”|“Others think that …”|“A critic might say that …”} and {“I still think so because …”|“Yet I say no because …”|“That is true, but …”}.',
    ],
    high: [
      'What is the {hardest|strongest} {objection|question} {anyone|a fair critic} could {put to you|raise}? {Make sure|Check} that you {state|name} it {in full|fairly}, and {answer|meet} it.',
      '{Whose|Which person’s} interests does your view {cost|harm} most? Give them {a sentence|one sentence}, and {answer|reply} with a case.',
      '{Imagine|Picture} {a clever opponent|your best opponent} reading this: at which line would they {stop you|shake their head}? {Answer|Meet} them {there|at that line}.',
    ],
  },
};

export const OTHER_VIEW_KINDS = [otherViewAnswered, otherViewNamed, otherViewCheck];
