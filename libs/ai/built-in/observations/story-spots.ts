import type { EssayReading, ReadSentence } from '../essay-reading';
import { statementsOf } from './aids';
import { stepAlone, type Observation, type ObservationKind } from './observation';
import { inMarks, nearest, spotsAt, startWordsOf } from './spots';
import { TOLD } from './story-detail';
import { mainWordOf } from './story-moments';
import { namesTask } from './moments';

/* Steps for stories that name a sentence by its first words, if no clause of it can be quoted. */

const PERSON =
  /(?<!\p{L})(?:I|we|he|she|they|(?:my|our|his|her) \p{L}+)(?: \p{L}+){0,2} (?:was|were|had|did|went|came|ran|got|took|saw|heard|said|told|asked|sat|stood|fell|found|gave|left|made|put|drove|ate|began|won|lost|bought|caught|woke|\p{L}{3,}ed)(?!\p{L})/iu;
/** Comments on the text or sums up. */
const NO_EVENT =
  /(?<!\p{L})(?:story|essay|example|the end|moral|lesson|that is|that's|always|usually|would|if|patience is|being patient is)(?!\p{L})/iu;

const TOLD_AT = 0.6;
const MOST_SPOTS = 4;
/** Sentences in which somebody does something, the middle of the second half first. */
const toldIn = (reading: EssayReading): ReadSentence[] =>
  nearest(reading, TOLD_AT).filter(({ text }) => PERSON.test(text) && !NO_EVENT.test(text));

const hasSpeech = ({ sentences }: EssayReading, { index }: ReadSentence): boolean =>
  sentences.slice(Math.max(0, index - 1), index + 2).some(({ text }) => /["“”]/u.test(text));

const told = (
  id: string,
  bearsOn: readonly string[],
  find: ObservationKind['find'],
  low: readonly string[],
  high: readonly string[],
): ObservationKind => stepAlone({ id, genres: TOLD, bearsOn, find, step: { low, high } });

const momentAt = told(
  'moment-at',
  ['narrative', 'development'],
  ({ reading }) =>
    spotsAt(toldIn(reading).filter((sentence) => !hasSpeech(reading, sentence))).slice(0, MOST_SPOTS),
  [
    'Go back to the sentence that {begins|starts} with {first}. {Add|Write} one thing you could see {there|just then}, and one you could hear.',
    'After the sentence that {begins|starts} with {first}, write what somebody said, word for word, in quotation marks.',
    'What would a camera show in the sentence that {begins|starts} with {first}? Add the {first thing|thing that stands out} in two or three words.',
    'Slow down at the sentence that {begins|starts} with {first}: what happened first, what next, and what did you notice?',
    'Choose one person in the sentence that {begins|starts} with {first}. {Add|Say} what they looked like, or what they did with their hands.',
    'Put us there: after the sentence that {begins|starts} with {first}, say where everybody was and what {could be heard|they were doing}.',
  ],
  [
    'Stay longer in the sentence that {begins|starts} with {first}: tell it in three short ones, action by action.',
    'In the sentence that {begins|starts} with {first}, find the {plainest|most general} word and {give|show} us the thing itself.',
  ],
);

const THINKS =
  /(?<!\p{L})(?:I|we) (?:\p{L}+ )?(?:thought|felt|feel|wondered|hoped|knew|wished|feared|was so|were so|was like|couldn['’]t believe|could not believe)(?!\p{L})/iu;
const thoughtAt = told(
  'thought-at',
  ['register'],
  ({ reading }) =>
    spotsAt(
      toldIn(reading).filter(
        ({ index, text }) =>
          /(?<!\p{L})(?:I|we|my)(?!\p{L})/iu.test(text) &&
          !reading.sentences.slice(index, index + 2).some((one) => THINKS.test(one.text)),
      ),
    ).slice(0, MOST_SPOTS),
  [
    'What went through your mind in the sentence that {begins|starts} with {first}? {Write it|Add it} just as you thought it.',
    'Tell the sentence that {begins|starts} with {first} aloud to a friend. Which words did you use then? {Use them here.|Put those words in.}',
    'After the sentence that {begins|starts} with {first}, add what you said to yourself, {beginning|starting} with “I thought”.',
    'What did you want most in the sentence that {begins|starts} with {first}? {Say so|Write it} in the words you would have used.',
    'Let us hear you: after the sentence that {begins|starts} with {first}, {add|write} one sentence that only you could {say|write}.',
  ],
  [
    'Let the verbs in the sentence that {begins|starts} with {first} show how you felt, without naming {the|any} feeling.',
    'In the sentence that {begins|starts} with {first}, leave out one explanation and let {one action|what you did} speak.',
  ],
);

const FEWEST_BETWEEN = 2;
/** With fewer sentences in which somebody does something there is no sequence of events. */
const FEWEST_TOLD = 2;
const fromTo = told(
  'told-from-to',
  ['structure', 'cohesion', 'introduction', 'conclusion'],
  ({ reading }) => {
    if (toldIn(reading).length < FEWEST_TOLD) return [];
    const all = statementsOf(reading);
    const first = all[0];
    const last = all.at(-1);
    if (first === undefined || last === undefined || last.index - first.index < FEWEST_BETWEEN) return [];
    const opens = startWordsOf(first);
    const ends = startWordsOf(last);
    return opens === null || ends === null || opens === ends
      ? []
      : [{ sentence: null, quote: null, slots: { first: inMarks(opens), last: inMarks(ends) } }];
  },
  [
    'List what happens between {first} and {last}, in short lines. Is everything in the order in which it happened? Move what is not.',
    'Read from {first} to {last}. Where does time pass? {Add|Put in} words there such as {“after an hour”|“the next morning”|“at last”}.',
    'Between {first} and {last}, which {step|event} matters most? Give it {one more sentence|two more sentences}.',
    'Your text goes from {first} to {last}. Could a stranger retell what comes between? {Add|Write} the step they would miss.',
    'Look at {first}: does it tell us who, where and when? {Add|Put in} whatever is not there yet.',
  ],
  [
    'Try {beginning|starting} with what you tell at {last}, and then {say|tell} how it came about.',
    'Which {part|step} between {first} and {last} could go? Cut it, and give the space to the most important {part|step}.',
  ],
);

const taskAt = told(
  'task-at',
  ['relevance', 'development'],
  (essay) => {
    const word = mainWordOf(essay, 1);
    if (word === null) return [];
    const { reading } = essay;
    const events = spotsAt(toldIn(reading).filter((sentence) => !namesTask(reading, sentence)));
    const apart = nearest(reading, TOLD_AT).filter((sentence) => !namesTask(reading, sentence));
    const places = events.length > 0 ? events : spotsAt(apart);
    return places.slice(0, MOST_SPOTS).map((one): Observation => ({ ...one, slots: { ...one.slots, word } }));
  },
  [
    'What does the sentence that {begins|starts} with {first} {show|tell us} about “{word}”? {Say it|Write it} in the next sentence.',
    'After the sentence that {begins|starts} with {first}, add one thing that {was done|was said} that lets us see “{word}”.',
    'How could somebody watching see “{word}” in the sentence that {begins|starts} with {first}? {Add|Write} what they would see.',
    'The task is about “{word}”. What was {hard|hardest} in the sentence that {begins|starts} with {first}, and what did you do about it?',
    'Tie the sentence that {begins|starts} with {first} to “{word}”: {add|write} “because” or “so”, and finish the thought.',
  ],
  [
    'Could the sentence that {begins|starts} with {first} let us see “{word}” in one action, without {the word|naming it}?',
  ],
);

/** Nothing happens yet: it could at one of the general sentences. */
const oneTime = told(
  'one-time-to-tell',
  ['narrative', 'development', 'register', 'relevance', 'structure'],
  ({ reading }) =>
    toldIn(reading).length >= FEWEST_TOLD || reading.own.length < FEWEST_TOLD
      ? []
      : spotsAt(nearest(reading, 0.5)).slice(0, MOST_SPOTS),
  [
    'Take the sentence that {begins|starts} with {first}, and tell us about one day when it was true: who was there, and what {happened|did they do}?',
    'After the sentence that {begins|starts} with {first}, {write|add} three more that {begin|start} with “One day”.',
    'When did you see for yourself what you say in the sentence that {begins|starts} with {first}? {Tell us|Write it} from {beginning to end|start to finish}.',
  ],
  [
    'Let something happen at the sentence that {begins|starts} with {first}: one day, one place, and what {was done|you did}.',
    'Replace the sentence that {begins|starts} with {first} with a moment that shows the same thing, in {three|four} sentences.',
  ],
);

export const STORY_SPOTS: readonly ObservationKind[] = [momentAt, thoughtAt, fromTo, taskAt, oneTime];
