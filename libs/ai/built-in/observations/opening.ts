import { topicKey } from '../essay-reading';
import { at, bodyStart, isEarly, isQuestion, phraseAt, quotable, statementsOf, wherever } from './aids';
import type { ObservationKind } from './observation';
import { ownViewAt } from './own-view';

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
        isQuestion(sentence) &&
        sentence.quotations === 0 &&
        sentence.forms.length >= 4 &&
        ASKS.test(sentence.text.slice(bodyStart(sentence))) &&
        !/agree or disagree/iu.test(sentence.text),
    );
    return asks === undefined ? [] : quotable([{ sentence: asks, quote: phraseAt(asks, bodyStart(asks)) }]);
  },
  says: [
    'You {open|begin|start} with a question: {quote}{|, and so we read on}.',
    'The question {quote} {comes first|stands first}, so we read on {for|looking for} {an answer|your answer}.',
    '{Your first lines ask us something|We are asked something in your first lines}: {quote}.',
  ],
  step: {
    low: [
      '{Answer it|Give your answer} in {the next|one} sentence, {in plain words|beginning with “I think”}.',
      'Now {check|see} that your {answer|own view} {comes|stands} {straight after it|before the first paragraph ends}.',
    ],
    high: [
      'Does the question {already lean|lean} towards your answer? {Ask|Put} one that {even an opponent|anyone} would {want answered|stop at}.',
      '{Come back|Return} to this question in your {last lines|ending}, and {answer|close} it there {for good|in a new way}.',
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
    'You {open|begin} with a {scene|picture} {for us to imagine|we can step into}: {quote}.',
    '{quote} {puts us in the middle of it|gives us a picture} {from the start|before you argue}.',
  ],
  step: {
    low: [
      '{Follow|Join} the picture {with|to} one sentence that {says|gives} your view, so that we know {what it is for|where you are going}.',
      '{Write|Add} the sentence that {links|ties} the picture to your {answer|point}: “That is why I think”.',
    ],
    high: [
      '{Return|Come back} to the {picture|scene} in your ending: how does it look {after your reasons|now that we know them}?',
      '{Shorten|Cut} the {scene|picture} to its {two|most telling} details, and let your {position|view} come {sooner|while we still see them}.',
    ],
  },
};

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
        if (number === undefined || !COUNTED.has(number)) return [];
        return [{ sentence, quote: phraseAt(sentence, found), slots: { number } }];
      }),
      1,
    ),
  says: [
    'Your opening {tells us what is coming|announces what is coming|lays out a plan}: {quote}.',
    '{quote} {promises|announces} {number}, so {we know|a reader knows} {what to look for|what to expect}.',
    'You {promise|announce} {number} {early|in your opening}: {quote}.',
  ],
  step: {
    low: [
      '{Check|See} whether each of the {number} gets a paragraph; {write|give} one to any that does not.',
      '{Underline|Mark} the {number} in your essay. {Does each|Has each} {get|got} {its|a} paragraph? {Write|Add} the one that is {thin|missing}.',
    ],
    high: [
      'Why this order? {Say|Show} what {joins|links} the {number}, so that they {build|grow} and are not only a list.',
      'Which of the {number} would you {keep|choose} if you had only one? {Give|Leave} that one the most room and the last place.',
    ],
  },
};

/** The view stands in the first lines: said under introduction and structure. */
export const viewInOpening: ObservationKind = {
  id: 'view-in-opening',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['introduction', 'structure', 'conclusion'],
  find: (essay) =>
    quotable(
      statementsOf(essay.reading).flatMap((sentence) => {
        const found = isEarly(sentence, essay.reading, 3) ? ownViewAt(essay, sentence) : -1;
        return found < 0 ? [] : [{ sentence, quote: phraseAt(sentence, found) }];
      }),
      1,
    ),
  says: [
    'Your {opening|beginning} {gives|brings} your {own view|view} {early|without delay}: {quote}.',
    '{You do not keep us waiting|We do not have to wait}: {quote} {stands|comes} {in your opening|in your first lines}.',
    '{From your first lines|From the start} {we know|a reader knows} {where this is going|what you think}: {quote}.',
    '{quote} {stands near the top|comes early}, so {the rest has a direction|we can follow the rest}.',
  ],
  step: {
    low: [
      '{Write|Put} one sentence {before it|in front of it} that {tells us|says} what the {question|subject} is, {for a reader who has not seen the task|in your own words}.',
      '{Add|Name} your {two|main} reasons {straight after it|in the next sentence}, in the order in which you {give|use} them.',
      '{Begin|Open} with {something you saw or heard|a short scene} that {made you think so|shows the problem}, and {let this sentence follow|then go on to this sentence}.',
    ],
    high: [
      '{Begin|Start} {one step|a little} earlier: {which fact or scene|what} would make {someone|a reader} who does not care {want to go on|read on}?',
      'Does your opening {promise|announce} exactly what {you deliver|the essay delivers}? {Match|Check} its words {with|against} your last {paragraph|lines}.',
    ],
  },
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
    '{quote} {announces what you will do|tells us about the essay}{|, not about its subject}.',
    '{With|At} {quote} you {speak|talk} about your {essay|writing}.',
  ],
  step: {
    low: [
      '{Cut it|Leave it out} and {say|write} the thing itself: {your answer, or your first reason|what you think and why}.',
      '{Use|Give} {the line|that line} {for|to} your {answer|first reason} {instead|and not the announcement}.',
    ],
    high: [
      '{Cut it|Leave it out}, and let the {sentence|claim} itself {open the way|show where you are going}.',
      '{Replace it with|Put in its place} the {one|single} sentence that you want to {prove|leave with us}.',
    ],
  },
};

/** Words of the question in the first lines. */
export const taskTakenUp: ObservationKind = {
  id: 'task-taken-up',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['relevance', 'introduction'],
  find({ reading }) {
    const { questionKeys } = reading;
    return quotable(
      statementsOf(reading).flatMap((sentence) =>
        isEarly(sentence, reading, 3) &&
        !/^\W*(?:such as|like|and|but|because|or)(?!\p{L})/iu.test(sentence.text) &&
        new Set(sentence.stems.map(topicKey).filter((key) => questionKeys.has(key))).size >= 3
          ? [{ sentence, quote: phraseAt(sentence, bodyStart(sentence)) }]
          : [],
      ),
      1,
    );
  },
  says: [
    '{quote} {takes up|answers to} the {question|task} {early|in your first lines}.',
    'You {take up|turn to} the {task|question} {at once|in your first lines}: {quote}.',
    '{From|With} {quote} on {we know|a reader knows} which {question|task} you {are on|have in hand}.',
  ],
  step: {
    low: [
      '{Read|Go through} the task again and {tick|mark} each part you have {answered|written about}; {give|write} {a sentence|two sentences} {to|for} any part that is left.',
      '{Underline|Circle} the words in the task that tell you what to do, and {check|see} that each of them is {done|answered}.',
    ],
    high: [
      'Whom does the task ask you to {address|convince}? {Choose|Keep} the reasons that {matter to them|they would listen to}.',
    ],
  },
};

/** Advice on the opening that claims nothing. */
export const openingCheck: ObservationKind = {
  id: 'opening-check',
  polarity: 'need',
  isAbsence: false,
  genres: ['argument', 'explanation', 'reflection', 'source-answer'],
  bearsOn: ['introduction'],
  find({ reading }) {
    const [first] = reading.own.filter(({ forms }) => forms.length >= 4);
    return first === undefined
      ? []
      : quotable([{ sentence: first, quote: phraseAt(first, bodyStart(first)) }]);
  },
  says: [],
  step: {
    low: [
      '{Would|Could} {somebody|a reader} who {has not seen|does not know} the task {understand|follow} {quote}? If not, {add|write} one sentence that {explains|says} what it is about.',
      '{Read|Show} {quote} to {somebody|a friend}: do they {know|see} what you will {write about|argue}? If not, {say it|put it} in the next sentence.',
    ],
    high: [
      'What would make {a stranger|someone with no interest in this|a tired reader} {read on|go on|want more} after {quote}? {Try|Write|Put} {a fact, a scene or a contradiction|one line of surprise|a question or a fact} {before it|in front of it|in its place}.',
      '{Compare|Set} {quote} with your last sentence: what {has changed between them|have we learnt in between}? {Let|Make} the opening {point to|prepare|promise} that.',
    ],
  },
};

export const OPENING_KINDS = [
  openingScene,
  openingQuestion,
  planAnnounced,
  viewInOpening,
  taskTakenUp,
  announcement,
  openingCheck,
];
