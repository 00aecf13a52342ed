import type { EssayReading } from '../essay-reading';
import { LEAD_UP, stepsTaken } from './opening';
import { ownViewAt } from './own-view';
import { claimMade } from './position';
import { isEarly, isLate, statementsOf } from './aids';
import { stepAlone, type Observation, type ObservationKind } from './observation';

/** Advice on a part of every essay. It quotes nothing and claims nothing, so it can be given where nothing sure was seen. */
const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
const OPINION = ['argument', 'explanation'] as const;
const OWN_SUBJECT = ['argument', 'explanation', 'reflection'] as const;
const LONG_ENOUGH = 40;

const advice = (
  id: string,
  bearsOn: readonly string[],
  step: ObservationKind['step'],
  genres: ObservationKind['genres'],
  fits: (reading: EssayReading) => boolean = () => true,
): ObservationKind =>
  stepAlone({
    id,
    genres,
    bearsOn,
    find: ({ reading }) => (reading.wordCount < LONG_ENOUGH || !fits(reading) ? [] : WHOLE),
    step,
  });

/** Fewer sentences hold no parts that could be moved. */
const hasParts = ({ own }: EssayReading): boolean => own.length >= 8;
const SOURCE_NAMED =
  /(?<!\p{L})(?:according to|stud(?:y|ies) (?:shows?|found|has|have|by|from)|survey|research(?:ers)?|website|article|magazine|statistics|experts? (?:say|says|said)|scientists|reports?|percent|per cent)(?!\p{L})|["“”%]/iu;
/** A quotation, or words that name where something comes from. */
const drawsOnSources = ({ sentences }: EssayReading): boolean =>
  sentences.some(({ text, quotations }) => quotations > 0 || SOURCE_NAMED.test(text));
export const introductionAdvice = advice(
  'introduction-advice',
  ['introduction'],
  {
    low: [
      '{Write|Try} {two|two or three} sentences before your first {point|reason}: what is the question, why does it matter, and what do you think?',
      '{Begin|Open} with {one thing|something} you {saw or heard|have noticed} that has to do with the question, in one sentence, and then give your answer.',
      'Who {cares about|is affected by} this question? {Say so|Name them} in your first sentence, then {say what you think|give your answer}.',
      'Write your first sentence {last|when all the rest is done}: {say|tell us} what the question is for somebody who has {never heard of it|not seen it}.',
    ],
    high: [
      '{Write|Try} two different first sentences: one with a fact, one with a scene. {Keep|Choose} the one that {leads|points} straight to your {answer|position}.',
      'Which sentence of your opening could stand in any essay on this {question|subject}? {Make it yours|Change it}: name one {case|place} or one person.',
      '{Let|Make} your first sentence raise the {doubt|question} that your essay answers {best|most fully}.',
    ],
  },
  OPINION,
);

export const cohesionAdvice = advice(
  'cohesion-advice',
  ['cohesion'],
  {
    low: [
      '{Find|Choose} two short sentences next to each other that belong together. Join them with “because”, “although” or “when”, whichever fits.',
      '{Find|Choose} a place where you {turn to|begin} a new point. {Begin|Start} it with words that say how it follows: “Another reason is”, “Because of this” or “On the other hand”.',
    ],
    high: [
      '{Find|Choose} the place where your subject changes most, and {begin|start} the new part with a word from the part before.',
      '{Find|Choose} two of your points that stand side by side, and {say|write} in one sentence how the second follows from the first.',
    ],
  },
  OPINION,
  hasParts,
);

export const conclusionAdvice = advice(
  'conclusion-advice',
  ['conclusion'],
  {
    low: [
      '{End|Finish} with one sentence that says again, in new words, what you think and why.',
      '{Read|Look at} your last two sentences. Do they {state|give} your main point? If not, add one that does.',
      '{End|Finish} with one thing your reader {can|could} do, or one thing you want them to remember.',
    ],
    high: [
      'In your last lines, say which of your reasons matters most, and why.',
      'Add {to your last lines|at the end} what your reasons have shown that your opening {did not say|could not say yet}.',
      'Return to {a word or a picture|something} from your opening, and say what it means now.',
    ],
  },
  OPINION,
);

export const structureAdvice = advice(
  'structure-advice',
  ['structure'],
  {
    low: [
      'Beside each part {write|put} two or three words that say what it is about. {Move|Bring} parts with the same words {together|next to each other}.',
      'Ask {a friend|a classmate} to name your points after one reading. {Start|Begin} a new paragraph for each one they name.',
    ],
    high: [
      'Which of your points matters most? {Say that it does|Tell your readers}, or move it to the end, where {they|readers} will remember it.',
      'Write each of your points in one line. Does each one lead to the next? {Add|Write} a sentence where it does not.',
    ],
  },
  OPINION,
  hasParts,
);

export const relevanceAdvice = advice(
  'relevance-advice',
  ['relevance'],
  {
    low: [
      '{Read|Go through} the task again and {tick|mark} each part you have {answered|written about}; {add|write} a sentence on any part that is left.',
      '{Underline|Circle} the words in the task that tell you what to do, and check that you have done {each of them|all of it}.',
    ],
    high: [
      'Which part of the task have you said least about? {Add|Write} two sentences on it.',
      'Read the task once more: who is to read this? {Add|Find} the reason that matters most to them.',
    ],
  },
  OWN_SUBJECT,
);

export const referencingAdvice = advice(
  'referencing-advice',
  ['referencing'],
  {
    low: [
      '{Mark|Underline} each {fact|quotation} that you took from somewhere, and {write|add} who said it and where you found it.',
      'After every idea that is not your own, {write|put} the name of the {writer|author} and the {text|title}.',
    ],
    high: [
      '{Check|See} whether a reader could find each of your sources from what you give: name, title, year. Add anything you have left out.',
      'Name {every source|each of your sources} in the same way: who said it, where, and when.',
    ],
  },
  OWN_SUBJECT,
  drawsOnSources,
);

/** The position stands in the opening; said without its words, which may have been quoted already. */
export const openingHoldsView: ObservationKind = {
  id: 'opening-holds-view',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['introduction', 'structure'],
  find: (essay) => {
    const found =
      statementsOf(essay.reading).find(
        (sentence) => isEarly(sentence, essay.reading, 3) && ownViewAt(essay, sentence) >= 0,
      ) ??
      claimMade.find(essay).find(({ sentence }) => sentence !== null && isEarly(sentence, essay.reading, 3))
        ?.sentence ??
      undefined;
    return found === undefined
      ? []
      : [
          {
            sentence: found,
            quote: null,
            omits: stepsTaken(essay.reading, found, Math.max(0, ownViewAt(essay, found))),
          },
        ];
  },
  says: [
    '{Your own view|Your own opinion} {is|comes} in {one of your first sentences|your first few sentences|your opening}, where {a reader looks|readers look|we look} for it.',
    'You {give|state|make clear} your own {view|opinion} early, in {one of your first sentences|your first few sentences|your opening}.',
    '{We|Your readers} do not have to wait for your {view|opinion}: it comes in {your first lines|your opening|one of your first sentences}.',
  ],
  step: LEAD_UP,
};

export const viewAtBothEnds: ObservationKind = {
  id: 'view-at-both-ends',
  polarity: 'strength',
  isAbsence: false,
  genres: ['argument', 'explanation'],
  bearsOn: ['conclusion', 'structure'],
  find(essay) {
    const { reading } = essay;
    const own = statementsOf(reading).filter((sentence) => ownViewAt(essay, sentence) >= 0);
    const first = own.find((sentence) => isEarly(sentence, reading));
    const last = own.findLast((sentence) => isLate(sentence, reading));
    return first === undefined || last === undefined || last.index - first.index < 5
      ? []
      : [{ sentence: last, quote: null }];
  },
  says: [
    'You {give|state} your own {view|opinion} in your first lines and {again|once more} in your last.',
    'Your {view|opinion} stands at both ends of {your text|your essay|what you wrote}.',
    '{Your opening and your ending both give|Both your first lines and your last give} your own {view|opinion}.',
    'You say what you think at the {beginning|start} and {again |}at the end.',
  ],
  step: {
    low: [
      '{Compare|Read} your first and your last lines: if the words are {the same|alike}, put the ending in new ones.',
      'In your last lines, add what your reasons have shown.',
    ],
    high: [
      'Let the ending do more than repeat your view: {say|add} which reason matters most, and why.',
      'In your last lines, add what your reasons have shown that your opening {did not say|could not say yet}.',
    ],
  },
};

export const PLAIN_ADVICE_KINDS = [
  openingHoldsView,
  viewAtBothEnds,
  introductionAdvice,
  cohesionAdvice,
  conclusionAdvice,
  structureAdvice,
  relevanceAdvice,
  referencingAdvice,
];
