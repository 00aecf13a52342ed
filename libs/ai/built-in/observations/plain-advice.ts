import { ownViewAt } from './own-view';
import { claimMade } from './position';
import { isEarly, isLate, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/** Advice on a part of every essay. It quotes nothing and claims nothing, so it can be given where nothing sure was seen. */
const WHOLE: readonly Observation[] = [{ sentence: null, quote: null }];
const PROSE = ['argument', 'explanation', 'source-answer', 'reflection'] as const;
const OWN_SUBJECT = ['argument', 'explanation', 'reflection'] as const;
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

export const introductionAdvice = advice('introduction-advice', ['introduction'], {
  low: [
    '{Write|Try} {two|two or three} sentences before your first {point|reason}: what is the question, why does it matter, and what do you {think|answer}?',
    '{Cover|Hide} everything but your first {two|three} lines: {would a stranger know|can a friend tell} what the {text|essay} is about? {Add|Write in} what they {miss|ask for}.',
    '{Begin|Open} with {one thing|something} you {saw or heard|have noticed} that {belongs to|has to do with} the question, in {one|a} sentence, and {go on from there|then give your answer}.',
  ],
  high: [
    '{Write|Try} {three different first sentences: a fact, a scene and a contradiction|two different first sentences: one with a fact, one with a scene}. {Keep|Choose} the one that {leads|points} straight to your {answer|position}.',
    'Which {sentence|line} of your {text|essay} would {surprise|interest} a reader most? {Move it to the front|Try it as the opening}, and {see|check} what has to {change|follow}.',
  ],
});

export const cohesionAdvice = advice('cohesion-advice', ['cohesion'], {
  low: [
    '{Read|Say} your text aloud and {stop|pause} at each full stop: does the next sentence {follow|grow from the last one}? Where it {jumps|does not}, {write|add} {a linking word|“because”, “but” or “so”}.',
    '{Choose|Pick} two sentences that {stand side by side|follow each other} and {join|link} them with {“because”|“although”|“so that”}, {in one sentence|if they belong together}.',
    '{Underline|Circle} the first {word|three words} of every sentence. {Change|Rewrite} two {beginnings|openings} so that they {point back to|pick up} the sentence before.',
  ],
  high: [
    '{Find|Choose} the place where your {subject|thought} changes most. {Carry|Take} one word of the {old|earlier} part into the first sentence of the new one.',
    '{Cut|Cross out} {one|a} linking word and let {the order of the sentences|the thought} {do its work|carry us}. {Does it hold|Can we still follow}? Then leave it out.',
  ],
});

export const conclusionAdvice = advice(
  'conclusion-advice',
  ['conclusion'],
  {
    low: [
      '{Read|Look at} your last two sentences {alone|by themselves}. {Do they say|Would they tell us} your {answer|main point}? If not, {add|write} one that {begins|starts} {“So”|“That is why”}.',
      '{Write|Add} a last sentence for {somebody|a reader} who {forgets everything else|remembers only one}: what should {it be|they keep}?',
      '{Finish|End} with {what should happen next|one thing your reader can do}: {who|which person} should do {what|it}, and {when|where}?',
    ],
    high: [
      'What do {you|we} {understand|know} at the end that {was not known|we could not know} at the start? Give that the last {line|word}.',
      '{Cut|Cover} your last sentence: does the {text|essay} end {better or worse|stronger or weaker} without it? {Keep|Choose} the {better|stronger} ending.',
    ],
  },
  OWN_SUBJECT,
);

export const structureAdvice = advice(
  'structure-advice',
  ['structure'],
  {
    low: [
      'Beside each part {write|put} two or three words that say what it is about. {Move|Bring} parts with the same words {together|next to each other}.',
      '{Number|Mark} your points, {the most important one last|from the easiest to the hardest}, and {put|write} them {that way|in that order}.',
      '{Ask|Get} {somebody|a friend|a classmate} to {tell you your points|name your points|say your points back to you} after {one|a single} reading. {Start|Begin} a {new |}paragraph at each {point|one} they {name|remember|can tell you}.',
    ],
    high: [
      '{Sum up|Put} each of your points in {five words|one line}, one below the other: {do they build on each other|would a reader see why one follows the other}? {Write|Add} the {link|sentence} that is {needed|wanted} at the {widest gap|weakest place}.',
      'Which of your points {weighs most|matters most to your reader}? {Say|Tell us} so where it stands, or {move|bring} it {last|to the end}, where readers remember it.',
    ],
  },
  OWN_SUBJECT,
);

export const relevanceAdvice = advice(
  'relevance-advice',
  ['relevance'],
  {
    low: [
      '{Read|Go through} the task again and {tick|mark} each part you have {answered|written about}; give a {sentence|line} to any part that is left.',
      '{Underline|Circle} the words in the task that tell you what to do, and {check|see} that each of them is {done|answered}.',
      '{Say|Write} in {one|a single} sentence what the task asks, {without looking at it|in your own words}. {Does your text answer that|Is that what you answered}? {Change|Add} what {is needed|does not fit}.',
    ],
    high: [
      '{Which part of the task|Which of its words} {did you give least room|comes least often in your text}? {Write|Add} {two|one or two} sentences on it, with {a detail|something} {from your text|that you have not used}.',
      '{What|Which sentence} would {an expert|someone who knows the subject well} {add to your answer|ask you for}? {Write|Try} it, and {see|check} that it {fits|serves} the task.',
    ],
  },
  OWN_SUBJECT,
);

export const referencingAdvice = advice(
  'referencing-advice',
  ['referencing'],
  {
    low: [
      '{Mark|Underline} each {fact|detail} that you {took from somewhere|did not know before}, and {write|add} who said it and where {you found it|it stands}.',
      '{After|Beside} every idea that is not your own, {write|put} the name of the {writer|author} and the {text|title}.',
    ],
    high: [
      '{Check|See} whether a reader could find each of your sources {from what you give|without asking you}: name, title, {year|place}. {Add|Fill in} what is {missing|left out}.',
      '{Use|Keep to} one way of naming sources {all through|from beginning to end}, and {close|end} with a list {of them|in order of name}.',
    ],
  },
  OWN_SUBJECT,
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
    '{Your opening and your ending both hold|Both your first lines and your last hold} your own {view|opinion}.',
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
  introductionAdvice,
  cohesionAdvice,
  conclusionAdvice,
  structureAdvice,
  relevanceAdvice,
  referencingAdvice,
];
