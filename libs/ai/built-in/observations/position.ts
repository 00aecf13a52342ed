import { at, bodyStart, isEarly, phraseAt, quotable, statementsOf, topStems } from './aids';
import type { Observation, ObservationKind } from './observation';
import { beginnings, ownViews, REPORTED, viewsWithReason } from './own-view';
import { isReasoned, isTurned, isWholeClause, textAfter } from './surroundings';
import type { JudgedEssay } from '../judged-essay';

/** Harder questions about a view, for strong essays. */
const VIEW_TO_NARROW = [
  'When would you {change your mind|decide the other way}? Add that {condition|exception}{| in a few words}.',
  'Is your view true for everyone, or only for some? {Narrow|Change} the sentence to fit.',
  'Is your view always true, or only sometimes? {Narrow|Change} the sentence to fit.',
  'Which word in your view would be hardest to prove? {Change|Replace} it if you cannot prove it.',
];

/** Own views after which "add a reason" would ask for what is there; those of the ending get no step for an opening. */
const reasoned = (essay: JudgedEssay): Observation[] =>
  ownViews(essay, false)
    .concat(viewsWithReason(essay).length > 0 ? [] : ownViews(essay, true))
    .flatMap((view): Observation[] => {
      const { sentence, quote } = view;
      if (sentence === null || quote === null) return [];
      if (!isEarly(sentence, essay.reading)) return [{ ...view, omits: ['low'] }];
      return isReasoned(essay.reading, sentence, quote) ? [view] : [];
    });

export const positionStated: ObservationKind = {
  id: 'position-stated',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'relevance'],
  find(essay) {
    const known = new Set(reasoned(essay).map(({ sentence }) => sentence?.index));
    return ownViews(essay, false).filter(({ sentence }) => !known.has(sentence?.index));
  },
  says: [
    '{quote} {tells|shows} {me|your reader} {what you think|where you stand}.',
    'You {give|state} your own {view|opinion}: {quote}.',
    'With {quote} you take a side.',
    '{I know|A reader knows} what you think {from|after} {quote}.',
  ],
  step: {
    low: [
      '{Write|Add} “because” after your view and {finish|complete} the sentence with your {best|main} reason.',
      'After your view, {begin|start} a sentence with “The main reason is” and finish it.',
    ],
    high: VIEW_TO_NARROW,
  },
};

export const positionReasoned: ObservationKind = {
  id: 'position-reasoned',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'relevance'],
  find: reasoned,
  says: positionStated.says,
  step: {
    first: [
      '{Write|Copy} your view on a {clean|new} page in one short sentence, and show it to somebody at home. If they have to ask what you mean, {say|write} it again in simpler words, and use that sentence.',
      'Say your view to {a friend|somebody at home}, and let them ask “why?” Is your answer in your text? If not, {write|put} it right after your view.',
    ],
    low: [
      'Compare your first and your last lines: do they give the same answer? If not, change the {less exact|weaker} of the two.',
      '{Underline|Mark} your view, and then every sentence that {supports it|helps to prove it}. Which part of your text has the fewest marks? {Add|Write} one more sentence there.',
    ],
    high: VIEW_TO_NARROW,
  },
};

export const positionBegins: ObservationKind = {
  id: 'position-begins',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'introduction'],
  find: beginnings,
  says: [
    'The sentence that {begins|starts} with {quote} {gives|states} your own view.',
    'I find your own {view|opinion} in the sentence that {begins|starts} with {quote}.',
  ],
  step: {
    low: [
      '{Try|Write} your view again in {at most|no more than} 15 words: “I think”, {your answer|what you think}, “because”, and {one|your best} reason.',
    ],
    high: ['{Say|Write} your view again in half as many words, and cut every word you can do without.'],
  },
};

export const positionWithReason: ObservationKind = {
  id: 'position-with-reason',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis', 'relevance'],
  find: (essay) => quotable(viewsWithReason(essay), 2),
  says: [
    'You say what you think, {quote}, and {give a reason|say why}: {reason}.',
    '{quote} gives your view, and {reason} {gives a reason for it|says why}.',
    'Your view, {quote}, comes with its reason: {reason}.',
  ],
  step: {
    low: [
      'Take the part after “because” and {make it|turn it into} a separate sentence: what happens, and {who is helped|how}?',
      '{Look at|Read} what follows “because”, then {add|write} one more sentence: why does that matter{, and to whom|}?',
    ],
    high: [
      'Would a reader who {disagrees|thinks otherwise} accept the reason after “because”? Add {what|the fact that} would convince them.',
      'Is the reason after “because” your strongest? If not, {begin|open} with the one that is.',
      'Is the reason after “because” also true for {a younger student|a parent|somebody older}? Answer in one sentence.',
    ],
  },
};

const JUDGES =
  /(?<!\p{L})(?:should|shouldn't|must|ought to|(?:is|are|isn't|aren't|be|have|has|do|does) (?:not |a |an |very |so |really |too |also |always |still |definitely |mostly |the |such )*(?:good|bad|great|beneficial|harmful|helpful|positive|negative|important|better|best|worse|worst|necessary|useful|waste|unfair|fair|wrong|right|essential|dangerous|unhealthy|healthy|addictive|amazing)|benefits?|benefit|harms?)(?!\p{L})/iu;
const SAID = /(?<!\p{L})(?:says?|said|told|asked|replied|question|determine?)(?!\p{L})/iu;
/** Characters that may stand before a claim: "So ", "First, ". */
const LEAD = 16;
const NO_CLAIM =
  /^\W*(?:(?:however,? )?(?:it|that|this|these|they|is)|first|second|third|also|i do agree|in conclusion|well|so many|another|one reason|the reason|thats? the|i understand|i acknowledge|i know|i admit|read|all this|remember|there|if|when|whether|imagine|for example|for instance|how|what|as|although|one time|dear)(?!\p{L})|(?<!\p{L})(?:whether|wheither|not everyone|decide|(?:isn't|is not|aren't|are not) (?:a |an )?bad|so many ways)(?!\p{L})/iu;
/** The sentence before was a concession. */
const CONCEDED = /^\W*(?:but|however|yet|don't get me wrong|on the other hand)(?!\p{L})/iu;

/** A judgement or a demand of the writer's: something that could be argued about, whether or not it is the position. */
export const claimMade: ObservationKind = {
  id: 'claim-made',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis'],
  find(essay) {
    const { reading } = essay;
    if (ownViews(essay, false).length > 0 || ownViews(essay, true).length > 0) return [];
    const topics = topStems(reading.own, 3);
    const claims = statementsOf(reading).flatMap((sentence): Observation[] => {
      // Further on it may as well be a point of some reason.
      if (!isEarly(sentence, reading)) return [];
      if (NO_CLAIM.test(sentence.text) || at(reading, sentence, REPORTED) >= 0) return [];
      if (!sentence.stems.some((stem) => topics.has(stem))) return [];
      if (SAID.test(sentence.text)) return [];
      const found = at(reading, sentence, JUDGES);
      const quote = found < 0 ? null : phraseAt(sentence, bodyStart(sentence));
      const start = quote === null ? -1 : sentence.text.indexOf(quote);
      // The judgement itself has to be in the words shown, and these begin the sentence.
      if (
        quote === null ||
        quote.split(/\s+/u).length < 4 ||
        start > LEAD ||
        found + 4 > start + quote.length ||
        isTurned(sentence, quote) ||
        !isWholeClause(sentence, quote) ||
        CONCEDED.test(textAfter(reading, sentence, 1))
      )
        return [];
      return [{ sentence, quote, omits: isReasoned(reading, sentence, quote) ? ['low'] : [] }];
    });
    return quotable(claims);
  },
  says: [
    '{quote} is a claim {people can argue about|somebody could dispute}.',
    'You make a {clear|definite} claim here: {quote}.',
    'A reader can {agree or disagree|argue} with {quote}: that is a claim.',
  ],
  step: {
    low: [
      '{Add|Write} “because” after your claim and {finish|complete} the sentence with {a reason|your best reason}.',
      'After your view, {begin|start} a sentence with “The main reason is” and finish it.',
    ],
    high: [
      '{Narrow|Sharpen} your claim: who is it true for, and when?',
      'Which reader would deny your claim, and with which facts? {Word|Phrase} it so that it stands up to them.',
    ],
  },
};

/** Both of two opposite answers, each as the writer's own. */
export const yesAndNo: ObservationKind = {
  id: 'yes-and-no',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument'],
  bearsOn: ['thesis', 'conclusion'],
  find({ reading }) {
    const own = statementsOf(reading).filter((sentence) => !REPORTED.test(sentence.text));
    const yes = own.find(
      (sentence) => at(reading, sentence, /(?<!\p{L})i (?:\p{L}+ly )?agree(?! to disagree)(?!\p{L})/iu) >= 0,
    );
    const no = own.find(
      (sentence) => at(reading, sentence, /(?<!\p{L})i (?:\p{L}+ly )?disagree(?!\p{L})/iu) >= 0,
    );
    if (yes === undefined || no === undefined || yes === no) return [];
    const first = phraseAt(yes, at(reading, yes, /agree/iu), 8);
    const second = phraseAt(no, at(reading, no, /disagree/iu), 8);
    if (first === null || second === null) return [];
    return [{ sentence: no, quote: second, slots: { other: `“${first}”` } }];
  },
  says: [
    'You write {other}, and {elsewhere|in another place} {quote}.',
    'One line says {other}; another says {quote}.',
  ],
  step: {
    low: [
      '{Choose|Decide} which answer you mean, and write it as your first sentence. Begin the other one with “Some people think”.',
      'Which of the two is your answer? {Put|Write} it first, and {begin|start} the other with “Some people think”.',
    ],
    high: [
      'Join the two answers in one sentence with “although”, so that {we see|a reader sees} which one {counts for more|you mean}.',
      'Say {in one sentence|plainly} {when|under what condition} each answer is true, and which one you {defend|stand by}.',
    ],
  },
};

/** A view may stand in the opening in other words than those that are known. */
const MAY_BE_VIEW =
  /(?<!\p{L})(?:i(?:'m| am)?(?: \p{L}+){0,2} (?:think|believe|beleive|belive|agree|disagree|feel|support|say|desagree|say)|opinions?|opions?|opinon|view|should|shouldn't|must|better|best|good|bad|great|positive|negative|benefit\p{L}*|important|helpful|helps?|harmful|wrong|right|ideal?|answer|effects?|affects?|yes|no|don't|not)(?!\p{L})/iu;

/** Whether words may hold a view: errs towards yes. */
export const mayBeView = (text: string): boolean => MAY_BE_VIEW.test(text.replace(/’/gu, "'"));

/** Whether a view may stand in the first lines or the last, in whatever words: errs towards yes. */
export const mayHoldView = ({ reading: { own } }: JudgedEssay): boolean =>
  [...own.slice(0, 5), ...own.slice(-3)].some(({ text }) => MAY_BE_VIEW.test(text.replace(/’/gu, "'")));

/** Advice that claims nothing, for essays whose position is not seen for certain. */
export const positionCheck: ObservationKind = {
  id: 'position-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['thesis'],
  find(essay) {
    if ([...ownViews(essay, false), ...ownViews(essay, true), ...beginnings(essay)].length > 0) return [];
    return [{ sentence: null, quote: null, omits: mayHoldView(essay) ? ['low'] : [] }];
  },
  says: [],
  step: {
    low: [
      'Write your {answer|view} in one sentence and put it {first|at the start}: “I think … because …”.',
      '{Finish|Complete} this sentence and put it {in your first lines|at the start}: “I {think|believe} that … because …”.',
    ],
    high: [
      'Ask {a friend|someone} to {underline|find} the sentence that sums up your whole argument. If they hesitate, {sharpen|rewrite} it.',
      'Ask {a friend|someone} to say your main point in one sentence. If it is not what you meant, {sharpen|rewrite} the sentence that gives it.',
      'Which word in your main point would be hardest to prove? {Prove it|Add what proves it}, or {choose|find} a word that claims less.',
    ],
  },
};

export const POSITION_KINDS = [
  positionWithReason,
  positionStated,
  positionReasoned,
  positionBegins,
  claimMade,
  yesAndNo,
  positionCheck,
];
