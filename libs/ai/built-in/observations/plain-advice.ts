import { claimMade, ownViewAt } from './position';
import { isEarly, isLate, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/** Advice on a part of every essay. It quotes nothing and claims nothing, so it can be given where nothing sure was seen. */
const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
const PROSE = ['argument', 'explanation', 'source-answer', 'reflection'] as const;
const LONG_ENOUGH = 40;

const advice = (
  id: string,
  bearsOn: readonly string[],
  step: ObservationKind['step'],
  genres: ObservationKind['genres'] = PROSE,
): ObservationKind => ({
  id,
  polarity: 'need',
  isAbsence: false,
  genres,
  bearsOn,
  find: ({ reading }) => (reading.wordCount < LONG_ENOUGH ? [] : WHOLE),
  says: [],
  ...(step === undefined ? {} : { step }),
});

export const evidenceAdvice = advice(
  'evidence-advice',
  ['evidence', 'development'],
  {
    low: [
      '{Think of|Remember} {one day|one person} that {made you think so|taught you this}. {Tell|Write} it in {two|three} sentences: who, where, and what happened.',
      '{Choose|Pick} the {point|reason} you believe most, and {add|write} one thing that {happened to you|you saw yourself}, with a name and a place.',
      '{Ask|Find} {somebody at home|a friend} for one thing that {happened to them|they remember} {about this|on this subject}, and {use|write} it as your example.',
    ],
    high: [
      'Which of your {points|reasons} rests on your word alone? {Find|Add} a fact for it that a reader could check, and {say|name} where it comes from.',
      '{Choose|Pick} your {strongest|best} example and ask what it does not prove. {Add|Write} that limit in {half a|one} sentence.',
    ],
  },
  ['argument', 'explanation', 'reflection'],
);

export const introductionAdvice = advice('introduction-advice', ['introduction'], {
  low: [
    '{Write|Try} {two|two or three} sentences before your first {point|reason}: what is the question, why does it matter, and what do you {think|answer}?',
    '{Cover|Hide} everything but your first {two|three} lines: {would a stranger know|can a friend tell} what the {text|essay} is about? {Add|Write in} what they {miss|ask for}.',
    '{Begin|Open} with {one thing|something} you {saw or heard|have noticed} that {belongs to|has to do with} the question, in {one|a} sentence, and {go on from there|then give your answer}.',
  ],
  high: [
    '{Write|Try} {two|three} different first sentences: {a fact, a scene and a contradiction|one with a fact, one with a scene}. {Keep|Choose} the one that {leads|points} straight to your {answer|position}.',
    'Which {sentence|line} of your {text|essay} would {surprise|interest} a reader most? {Move it to the front|Try it as the opening}, and {see|check} what has to {change|follow}.',
  ],
});

export const conclusionAdvice = advice('conclusion-advice', ['conclusion'], {
  low: [
    '{Read|Look at} your last two sentences {alone|by themselves}. {Do they say|Would they tell us} your {answer|main point}? If not, {add|write} one that {begins|starts} {“So”|“That is why”}.',
    '{Write|Add} a last sentence for {somebody|a reader} who {forgets everything else|remembers only one}: what should {it be|they keep}?',
    '{Finish|End} with {what should happen next|one thing your reader can do}: {who|which person} should do {what|it}, and {when|where}?',
  ],
  high: [
    'What {can|do} you {say|know} at the end that you could not {say|know} at the start? {Give|Leave} that the last {line|word}.',
    '{Cut|Cover} your last sentence: does the {text|essay} end {better or worse|stronger or weaker} without it? {Keep|Choose} the {better|stronger} ending.',
  ],
});

export const structureAdvice = advice('structure-advice', ['structure'], {
  low: [
    '{Write|Put} two or three words {beside each part|in the margin} that say what it is about. {Move|Bring} parts with the same words {together|next to each other}.',
    '{Number|Mark} your points in the order a {friend|stranger} would need them, and {move|put} them {that way|in that order}.',
    'Ask {somebody|a friend} to tell you your points after {one|a single} reading. {Start|Begin} a new paragraph at each point they {name|remember}.',
  ],
  high: [
    'Read only the first sentence of each paragraph: do they {tell|give} your {argument|thought} in order? {Rewrite|Sharpen} the one that does not.',
    '{Swap|Exchange} two of your middle parts, {in your head|on paper}. If nothing {breaks|is lost}, {write|add} the link that makes the order {necessary|clear}.',
  ],
});

export const relevanceAdvice = advice('relevance-advice', ['relevance'], {
  low: [
    '{Read|Go through} the task again and {tick|mark} each part you have {answered|written about}; give a {sentence|line} to any part that is left.',
    '{Underline|Circle} the words in the task that tell you what to do, and {check|see} that each of them is {done|answered}.',
    '{Beside|Next to} each paragraph {write|note} which part of the task it answers, and {add|write} a line for any part without {one|a paragraph}.',
  ],
  high: [
    'Which {word|part} of the task is {the hardest|easiest to pass over}? {Say|Write} {how you understand it|what it means here}, and {keep|hold} to that meaning.',
    '{Who|Which reader} would say that you {answer|have answered} an easier question? {Add|Write} the sentence that {meets|answers} them.',
  ],
});

export const referencingAdvice = advice('referencing-advice', ['referencing'], {
  low: [
    '{Mark|Underline} each {fact|detail} that you {took from somewhere|did not know before}, and {write|add} who said it and where {you found it|it stands}.',
    '{After|Beside} every idea that is not your own, {write|put} the name of the {writer|author} and the {text|title}.',
  ],
  high: [
    '{Check|Look} whether a reader could find each of your sources {from what you give|without asking you}: name, title, {year|place}. {Add|Fill in} what is {missing|left out}.',
    '{Use|Keep to} one way of naming sources {all through|from beginning to end}, and {close|end} with a list {of them|in order of name}.',
  ],
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
    return found === undefined ? [] : [{ sentence: found, quote: null }];
  },
  says: [
    '{Your own view|What you think} {stands in|comes with} your {first lines|opening}{, so the rest has a direction|, where a reader looks for it|}.',
    'You {give|tell us} your own view {early|in your first lines}, {before|ahead of} your reasons.',
    '{We do not have to wait for|You do not keep back} your own view: {your opening has it|it is in your first lines}.',
  ],
  step: {
    low: [
      '{Write|Put} one sentence {before|in front of} it that {tells|says} what the {question|subject} is, for a reader who has not seen the task.',
      '{Add|Name} your {two|main} reasons straight after it, in the order in which you {give|use} them.',
    ],
    high: [
      '{Begin|Start} {one step|a little} earlier: what would make {someone|a reader} who does not care {want to go on|read on}?',
      'Does your opening promise exactly what {you deliver|the essay delivers}? {Match|Check} its words against your last lines.',
    ],
  },
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
    'You speak for yourself at both ends: {your own view|what you think} stands in the first lines and in the last.',
    '{Your opening and your ending both say|Both your first lines and your last say} what {you think|your own view is}.',
    'What you think {stands|is said} at the {beginning|start} and {again |}at the end{, so the text holds together|, and that frames the rest|}.',
  ],
  step: {
    low: [
      '{Compare|Read} the two places {side by side|one after the other}: if the words are {the same|alike}, let the ending say it {in a new way|with what we have learnt}.',
      '{Let|Make} the second one say {a little|one thing} more: what {have your reasons shown|do we know by then}?',
    ],
    high: [
      'What has {changed|been gained} between the two? {Let|Make} the ending say {that|so}, {not only|rather than} the view {itself|again}.',
    ],
  },
};

export const PLAIN_ADVICE_KINDS = [
  openingHoldsView,
  viewAtBothEnds,
  evidenceAdvice,
  introductionAdvice,
  conclusionAdvice,
  structureAdvice,
  relevanceAdvice,
  referencingAdvice,
];
