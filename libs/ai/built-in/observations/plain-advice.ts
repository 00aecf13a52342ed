import type { EssayReading } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import { LEAD_UP, stepsTaken } from './opening';
import { ownViewAt } from './own-view';
import { claimMade } from './position';
import { isEarly, isLate, statementsOf } from './aids';
import type { ObservationKind } from './observation';

/* Advice on a part of every essay. It quotes nothing and claims nothing, so it can be given where nothing sure was seen. */

const OPINION = ['argument', 'explanation'] as const;
const OWN_SUBJECT = ['argument', 'explanation', 'reflection'] as const;
const LONG_ENOUGH = 40;
const FEW_WORDS = 20;

/** Fewer sentences hold no parts that could be moved. */
const hasParts = ({ own }: EssayReading): boolean => own.length >= 8;
const SOURCE_NAMED =
  /(?<!\p{L})(?:according to|stud(?:y|ies) (?:shows?|found|has|have|by|from)|survey|research(?:ers)?|website|article|magazine|statistics|experts? (?:say|says|said)|scientists|reports?|percent|per cent)(?!\p{L})|["“”%]/iu;
/** A quotation, or words that name where something comes from. */
const drawsOnSources = ({ sentences }: EssayReading): boolean =>
  sentences.some(({ text, quotations }) => quotations > 0 || SOURCE_NAMED.test(text));

/** The first reason comes straight away, so that an opening can still be put before it. */
const STARTS_ON_A_REASON =
  /^\W*(?:first(?:ly)?|one reason|my first|the first|because|for example)(?!\p{L})|(?<!\p{L})because(?!\p{L})/iu;
const beginsBare = ({ reading: { own } }: JudgedEssay): boolean =>
  STARTS_ON_A_REASON.test(own[0]?.text ?? '');
/** The first sentences name somebody or something seen already. */
const opensOnCase = ({ reading: { own } }: JudgedEssay): boolean =>
  own.slice(0, 3).some(({ text }) => /(?<!\p{L})(?:i|my|we|our|one day|imagine)(?!\p{L})|\?/iu.test(text));
const MAY_CLOSE =
  /(?<!\p{L})(?:conclusion|conclude|sum|summary|closing|overall|all in all|in the end|finally|lastly|that is why|that's why|this is why|for these reasons|as you can see|i (?:think|believe|agree|disagree|feel)|should|must|my op\p{L}+n)(?!\p{L})/iu;
/** The last sentences may draw together what was said. */
const mayConclude = ({ reading: { own } }: JudgedEssay): boolean =>
  own.slice(-3).some(({ text }) => MAY_CLOSE.test(text.replace(/’/gu, "'")));
const hasBlocks = ({ reading }: JudgedEssay): boolean => reading.paragraphs.length > 1;

export const introductionAdvice = adviceOf({
  id: 'introduction-advice',
  genres: OPINION,
  bearsOn: ['introduction'],
  least: LONG_ENOUGH,
  lines: {
    first: [
      'Tell {a friend|somebody} what your text is about before they read it. {Write down|Use} what you said as your first sentence.',
      {
        words:
          '{Begin|Open} with {one thing|something} you {saw or heard|have noticed} that has to do with the question, in one sentence, and then give your answer.',
        if: (essay) => !opensOnCase(essay),
      },
    ],
    low: [
      {
        words:
          '{Write|Try} two {|or three }sentences before your first {point|reason}: what is the question, why does it matter, and what do you think?',
        if: beginsBare,
      },
      {
        words:
          '{Begin|Open} with {one thing|something} you {saw or heard|have noticed} that has to do with the question, in one sentence, and then give your answer.',
        if: (essay) => !opensOnCase(essay),
      },
      'Show {only |}your first two sentences to somebody who {has not seen|does not know} the task. What do they still have to ask? {Answer it|Put the answer} there.',
      'Write a second version of your first sentence, for somebody who has {never heard of|not thought about} the question. {Keep|Use} the better one.',
    ],
    high: [
      {
        words:
          '{Write|Try} two different first sentences: one with a fact, one with a scene. {Keep|Choose} the one that {leads|points} straight to your {answer|position}.',
        if: (essay) => !opensOnCase(essay),
      },
      'Which sentence in your opening could belong to any essay on this {question|subject}? {Make it yours|Change it}: name one {example|place} or one person.',
      {
        words:
          'Which {doubt|question} does your essay answer {best|most fully}? {Let|Make} your first sentence raise it.',
        if: ({ reading: { own } }) => !own.slice(0, 2).some(({ text }) => text.includes('?')),
      },
    ],
  },
});

export const cohesionAdvice = adviceOf({
  id: 'cohesion-advice',
  genres: OPINION,
  bearsOn: ['cohesion'],
  least: LONG_ENOUGH,
  if: ({ reading }) => hasParts(reading),
  lines: {
    low: [
      '{Find|Choose} a place where you {turn to|begin} a new point. Do its first words say how it follows? If not, {begin|start} it with “Another reason is”, “Because of this” or “On the other hand”.',
      'Read your text aloud and {stop|pause} after each sentence. Where the next one comes as a surprise, {add|write} a word or two to lead into it.',
    ],
    high: [
      '{Find|Choose} the place where your subject changes most, and {begin|start} the new part with a word from the part before.',
      '{Find|Choose} two of your points that come one after the other, and {say|write} in one sentence how the second follows from the first.',
    ],
  },
});

export const conclusionAdvice = adviceOf({
  id: 'conclusion-advice',
  genres: OPINION,
  bearsOn: ['conclusion'],
  least: LONG_ENOUGH,
  lines: {
    low: [
      {
        words: '{End|Finish} with one sentence that says again, in new words, what you think and why.',
        if: (essay) => !mayConclude(essay),
      },
      '{Read|Look at} your last two sentences. Do they {state|give} your main point? If not, add one that does.',
      '{End|Finish} with one more thing: what {can|could} your reader do, or what do you want them to remember?',
    ],
    high: [
      'Which of your reasons matters most? Say so in your last lines, and why.',
      'Add {to your last lines|at the end} one thing that your reasons have shown and your opening {did not say|could not say yet}.',
      'Return to {a word or a picture|something} from your opening, and say what it means now.',
    ],
  },
});

export const structureAdvice = adviceOf({
  id: 'structure-advice',
  genres: OPINION,
  bearsOn: ['structure'],
  least: LONG_ENOUGH,
  if: ({ reading }) => hasParts(reading),
  lines: {
    first: [
      'Write each of your points on a slip of paper and put them in order. Does your text follow {that|the same} order? Move one part if it does not.',
      {
        words:
          '{Mark|Underline} each of your points in a different colour. Where the colour changes, {start|begin} a new paragraph.',
        if: (essay) => !hasBlocks(essay),
      },
    ],
    low: [
      'Beside each part {write|put} two or three words that say what it is about. {Move|Bring} parts with the same words {together|next to each other}.',
      {
        words:
          'Ask {a friend|a classmate} to name your points after one reading. {Start|Begin} a new paragraph for each one they name.',
        if: (essay) => !hasBlocks(essay),
      },
    ],
    high: [
      'Which of your points matters most? Put it {last|at the end}, where {your readers|readers} will remember it.',
      'Write each of your points in one line. Does each one lead to the next? {Add|Write} a sentence where it does not.',
    ],
  },
});

/** A text of a few sentences, however long they run: its points are to be found before they can be moved. */
export const partsAdvice = adviceOf({
  id: 'parts-advice',
  genres: OPINION,
  bearsOn: ['structure'],
  least: FEW_WORDS,
  if: ({ reading }) => !hasParts(reading),
  lines: {
    low: [
      'Say each of your points aloud in one short sentence, and write {the sentences|these sentences} down. Number them in the order in which a reader should meet them.',
      'Make a list of your points, a few words for each. {Write|Put} one sentence for each in your text, the {strongest|best} one last.',
      'Write “First”, “Also” and “Most of all” on three lines, and {finish|complete} each line with one of your points.',
    ],
    high: [
      'Say each of your points aloud in one short sentence. {Check|Make sure} that each has a sentence that is about {nothing else|that point alone}.',
      'Make a list of your points, a few words for each. Which one needs another sentence? {Write|Add} it.',
    ],
  },
});

export const relevanceAdvice = adviceOf({
  id: 'relevance-advice',
  genres: OWN_SUBJECT,
  bearsOn: ['relevance'],
  least: LONG_ENOUGH,
  lines: {
    low: [
      '{Read|Go through} the task again and {tick|mark} each part you have {answered|written about}; {add|write} a sentence on any part that is left.',
      '{Underline|Circle} the words in the task that tell you what to do, and check that you have done {everything they ask|each thing they ask}.',
    ],
    high: [
      'Which part of the task have you said least about? {Add|Write} two sentences on it.',
      'Read the task once more: who will read this? Which of your reasons matters most to them? {Say why.|Give it one more sentence.}',
    ],
  },
});

export const referencingAdvice = adviceOf({
  id: 'referencing-advice',
  genres: OWN_SUBJECT,
  bearsOn: ['referencing'],
  least: LONG_ENOUGH,
  if: ({ reading }) => drawsOnSources(reading),
  lines: {
    low: [
      '{Mark|Underline} each {fact|quotation} that you took from somewhere, and {check|make sure} that it says who said it and where you found it.',
      'Does every idea that is not your own have the name of the {writer|author} and the {text|title} beside it? {Add|Write} any that are missing.',
    ],
    high: [
      '{Check|See} whether a reader could find each of your sources from the details you give: name, title, year. Add anything you have left out.',
      'Name {every source|each of your sources} in the same way: who said it, where, and when.',
    ],
  },
});

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
    'You {give|state|express} your own {view|opinion} early, in {one of your first sentences|your first few sentences|your opening}.',
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
    'Your {view|opinion} is at both ends of {your text|your essay|your writing}.',
    '{Your opening and your ending both give|Both your first lines and your last give} your own {view|opinion}.',
    'You say what you think at the {beginning|start} and {again |}at the end.',
  ],
  step: {
    low: [
      '{Compare|Read} your first and your last lines: if the words are {the same|alike}, reword the ending.',
      'In your last lines, name {your strongest reason|your best reason} in a few words, if it is not there yet.',
    ],
    high: [
      'Does the ending do more than repeat your view? If not, {say|add} which reason matters most, and why.',
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
  partsAdvice,
  relevanceAdvice,
  referencingAdvice,
];
