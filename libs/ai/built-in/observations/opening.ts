import { type EssayReading, type ReadSentence } from '../essay-reading';
import { at, bodyStart, isEarly, isQuestion, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { Observation, ObservationKind } from './observation';
import { ownViewAt, viewPhrase } from './own-view';

const ASKS =
  /^\W*(?:so |well |now |but )?(?:do|does|did|have|has|is|are|was|were|can|could|would|will|should|what|why|how|when|where|who|which|ever|don't|isn't|haven't|wouldn't|aren't)(?!\p{L})/iu;

export const openingQuestion: ObservationKind = {
  id: 'opening-question',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['introduction', 'structure'],
  find({ reading }) {
    const asks = reading.own.find(
      (sentence) =>
        isEarly(sentence, reading, 1) &&
        /\?/u.test(sentence.text) &&
        !/^\W*(?:did|do) you know(?!\p{L})/iu.test(sentence.text) &&
        sentence.quotations === 0 &&
        sentence.forms.length >= 4 &&
        ASKS.test(sentence.text.slice(bodyStart(sentence))) &&
        !/agree or disagree/iu.test(sentence.text),
    );
    if (asks === undefined) return [];
    // A question that the ending takes up already is not sent back to it.
    const late = new Set(reading.own.slice(-3).flatMap(({ stems }) => stems));
    const isBack =
      asks.stems.length > 0 && asks.stems.filter((stem) => late.has(stem)).length * 2 > asks.stems.length;
    const quote = phraseAt(asks, bodyStart(asks));
    return quotable<Observation>([{ sentence: asks, quote, omits: isBack ? ['high'] : [] }]);
  },
  says: [
    'You {open|begin|start} with a question: {quote}.',
    'The question {quote} comes first, so {we|your readers} read on for {an|your} answer.',
    'Your first lines ask {us|your readers} something: {quote}.',
  ],
  step: {
    low: [],
    high: [
      '{Come back|Return} to your opening question {in your last lines|at the end}, and answer it there in a new way.',
      'In your last lines, {come back|return} to your opening question and {say|write} what your reasons have shown.',
    ],
  },
};

const SCENE = /^\W*(?:(?:just )?imagine|picture (?:this|yourself)|close your eyes)(?!\p{L})/iu;

export const openingScene: ObservationKind = {
  id: 'opening-scene',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection'],
  bearsOn: ['introduction', 'structure'],
  find: ({ reading }) =>
    quotable(
      reading.own.flatMap((sentence) =>
        isEarly(sentence, reading, 2) && SCENE.test(sentence.text.slice(bodyStart(sentence)))
          ? [{ sentence, quote: phraseAt(sentence, bodyStart(sentence)) }]
          : [],
      ),
      1,
    ),
  says: [
    'You {open|begin} with a {scene|picture} {for us to imagine|that we can imagine}: {quote}.',
    '{quote} gives {us|your readers} a picture {from the start|before you argue}.',
    'Your first lines {give|show} {us|your readers} a {scene|picture}: {quote}.',
  ],
  step: {
    low: [],
    high: [
      '{Return|Come back} to your opening {picture|scene} in your ending: how does it look now that we know your reasons?',
    ],
  },
};

/** A number of things that are judged, not listed: no plan. */
const JUDGED =
  /(?<!\p{L})(?:are|is|were) (?:\p{L}+ )?(?:fantastic|great|good|bad|amazing|positive|negative|terrible|wonderful|harmful|helpful|important)(?!\p{L})/iu;
/** The first lines say how many reasons come, or list them. */
const PLAN =
  /(?<!\p{L})(?:(two|three|four|five|several|some|many|a few|[2-5]) (?:main |good |big |different |important |other )?(?:reasons|effects|ways|points|benefits|examples|things)|the reasons? why)(?!\p{L})/iu;
const COUNTED = new Set(['two', 'three', 'four', 'five', '2', '3', '4', '5']);

export const planAnnounced: ObservationKind = {
  id: 'plan-announced',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['introduction', 'structure', 'cohesion'],
  find: ({ reading }) =>
    quotable(
      statementsOf(reading).flatMap((sentence) => {
        const found = isEarly(sentence, reading, 5) ? at(reading, sentence, PLAN) : -1;
        const number = found < 0 ? undefined : PLAN.exec(sentence.text.slice(found))?.[1]?.toLowerCase();
        if (number === undefined || !COUNTED.has(number) || JUDGED.test(sentence.text.slice(found)))
          return [];
        return [{ sentence, quote: phraseAt(sentence, found), slots: { number } }];
      }),
      1,
    ),
  says: [
    'Your opening {tells us what is coming|lays out a plan}: {quote}.',
    '{quote} promises {number} points, so {we know|a reader knows} what to expect.',
    'You {promise|announce} {number} points in your opening: {quote}.',
  ],
  step: {
    low: [
      'Check that each of your {number} points has its own {paragraph|part}, and write any that you have left out.',
      '{Underline|Mark} your {number} points, and write more on the {shortest|weakest} one.',
    ],
    high: [
      'Why are your {number} points in this order? {Say|Show} how each one leads to the next, so that they are more than a list.',
      'Which of your {number} points matters most? Say so, and {put it last|keep it for the end}.',
    ],
  },
};

/** Steps for an opening that begins with the view. */
export const LEAD_UP = {
  low: [
    'Before your view, {write|put} one sentence that {tells us|says} what the {question|subject} is, for a reader who has not seen the task.',
    '{Begin|Open} with something you saw or heard that led you to your view, {and then give the view|then give the view}.',
  ],
  high: [
    '{Begin|Open} one step earlier, with a fact or a {short scene|question}, and let your view follow.',
    'Does your opening promise exactly what the essay delivers? Check {it|its words} against your last lines.',
  ],
} as const;

/** A sentence that leads up to the view is there unless the view comes first. */
export const stepsTaken = (
  { own }: EssayReading,
  { index }: ReadSentence,
  from: number,
): readonly ('low' | 'high')[] => (index === own[0]?.index && from < LEADS_UP ? [] : ['low']);
/** At least this many characters before the view, in its own sentence, lead up to it too. */
const LEADS_UP = 40;

/** The view stands in the first lines: said under introduction and structure. */
export const viewInOpening: ObservationKind = {
  id: 'view-in-opening',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['introduction', 'structure', 'conclusion'],
  find: (essay) =>
    quotable(
      statementsOf(essay.reading).flatMap((sentence): Observation[] => {
        const found = isEarly(sentence, essay.reading, 3) ? ownViewAt(essay, sentence) : -1;
        if (found < 0) return [];
        return [
          { sentence, quote: viewPhrase(sentence, found), omits: stepsTaken(essay.reading, sentence, found) },
        ];
      }),
      1,
    ),
  says: [
    'Your opening gives your own view {early|in the first lines}: {quote}.',
    'We do not have to wait for your view: {quote} {is|comes} in your first lines.',
    'From your first lines {we know|a reader knows} what you think: {quote}.',
    '{quote} comes early, so {we|your readers} can follow the rest.',
  ],
  step: LEAD_UP,
};

/** Says what the essay will do instead of doing it. */
const ANNOUNCES =
  /(?<!\p{L})(?:i (?:will|am going to|'m going to|would like to|want to) (?:be )?(?:tell you|telling you|write (?:about|\S+ par)|explain(?:ing)?|talk(?:ing)? about|discuss(?:ing)?|inform)|this essay (?:will|is about|is going to)|in this essay|in this letter i|my essay is about|here are (?:some|my)(?: \p{L}+)? reasons)(?!\p{L})/iu;

export const announcement: ObservationKind = {
  id: 'announcement',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'source-answer'],
  bearsOn: ['introduction', 'thesis', 'structure'],
  find: ({ reading }) =>
    quotable(
      wherever(reading, ANNOUNCES, (sentence) => isEarly(sentence, reading, 6)),
      1,
    ),
  says: [
    '{quote} {announces what you will do|tells us about the essay, not about its subject}.',
    'With {quote} you {speak|talk} about your {essay|writing}.',
  ],
  step: {
    low: [
      '{Cut|Leave out} {quote}, and go straight to your first reason.',
      '{Cut|Leave out} {quote}, and {write|say} what you think and why.',
    ],
    high: [
      '{Cut|Leave out} {quote}, and begin with the {sentence|point} that you want to prove.',
      'In place of {quote}, write the one sentence that you want {to prove|a reader to remember}.',
    ],
  },
};

/** Advice on the opening that claims nothing. */
export const openingCheck: ObservationKind = {
  id: 'opening-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['introduction'],
  find({ reading }) {
    const [first] = reading.own.filter(({ forms }) => forms.length >= 4);
    return first === undefined || isQuestion(first) || /@|^\W*dear/iu.test(first.text.slice(0, 40))
      ? []
      : quotable([{ sentence: first, quote: phraseAt(first, bodyStart(first)) }]);
  },
  says: [],
  step: {
    low: [
      '{Would|Could} {somebody|a reader|a stranger} who {has not seen|does not know} the task understand {quote}? If not, {add|write} one sentence that says what it is about.',
      '{Show|Read} {quote} to somebody who {has not seen|does not know} the task. Ask what your essay is about, and add what they {miss|could not tell}.',
    ],
    high: [],
  },
};

export const OPENING_KINDS = [
  openingScene,
  openingQuestion,
  planAnnounced,
  viewInOpening,
  announcement,
  openingCheck,
];
