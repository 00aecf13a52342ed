import { topicKey, topicOf } from '../essay-reading';
import type { EssayReading, ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { NO_SUBJECT } from './anchors';
import type { Observation, ObservationKind } from './observation';
import { STOP_WORDS } from '../lexicon';
import { clauseAt, fromSubject, hasQuotation, isQuestion } from './phrase';
import { TOLD } from './story-detail';
import { isSoundPlace } from './surroundings';

/** Words of many tasks that say nothing about their subject. */
const OF_ANY_TASK = new Set(
  'story time someone person people thing know life feel help effect affect author memoir reader'
    .split(' ')
    .map(topicKey),
);

/** Whether a word is one of those that say what the task is about. */
export function isOfTask(reading: EssayReading, form: string): boolean {
  const key = topicOf(reading, form);
  return form.length > 3 && !STOP_WORDS.has(form) && !OF_ANY_TASK.has(key) && reading.questionKeys.has(key);
}

const OFTEN_NAMED = 3;
/** What the task asks about is named again and again: the text keeps to it. */
export const keepsToTask = (reading: EssayReading): boolean =>
  reading.own.filter(({ forms }) => forms.some((form) => isOfTask(reading, form))).length >= OFTEN_NAMED;

/** The first sentences that are the writer's own. */
const openingOfEssay = ({ own }: EssayReading): readonly ReadSentence[] =>
  own.filter((sentence) => sentence.index <= 2 && sentence.words.length >= 5).slice(0, 2);

/** How many different words of the task's subject a sentence takes up, and where the first of them stands. */
function takenUp(reading: EssayReading, sentence: ReadSentence): { count: number; at: number } {
  const taken = sentence.forms.filter((form) => isOfTask(reading, form));
  return {
    count: new Set(taken.map((form) => topicOf(reading, form))).size,
    at: sentence.forms.indexOf(taken[0] ?? ''),
  };
}

/** What the task asks to write about is named where the writer begins. */
export const taskNamedEarly: ObservationKind = {
  id: 'task-named-early',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['relevance', 'introduction', 'development'],
  find: ({ reading, task }: JudgedEssay) =>
    task === null
      ? []
      : openingOfEssay(reading)
          .flatMap((sentence): Observation[] => {
            const { count, at } = takenUp(reading, sentence);
            const quote =
              count >= (reading.hasSource ? 2 : 1) && !isQuestion(sentence)
                ? (clauseAt(sentence, at) ?? fromSubject(sentence, at, at + 1))
                : null;
            return quote === null || quote.split(' ').length < 4 ? [] : [{ sentence, quote }];
          })
          .slice(0, 1),
  says: [
    '{You address the task|You turn to the task} {from the start|early on|in your first lines}: {quote}.',
    '{Your opening|Your beginning} {keeps to the task|is about what the task asks}: {quote}.',
    '{What the task asks about|The subject of the task} is {there from the start|named early}: {quote}.',
  ],
  step: {
    low: [
      '{Underline|Mark} the words of the task {in your own text|in your writing}{, and see where they stop|}: {what could you add there?|where could one more sentence come back to them?}',
      '{Look at|Turn to} your last lines: {say one new thing about|add one thought on} {the subject|what the task asks} there.',
    ],
    high: [
      '{Which part of the task|What in the task} {have you given least space|gets least space in your text}? {Give it two more sentences.|What more could you say about it?}',
      '{Could someone guess the task|Would a stranger know the task} from {your text alone|your opening alone}? {Which sentence tells them most?|What would they still ask?}',
    ],
  },
};

/** The task's idea named in the story itself. */
export const storyOnTask: ObservationKind = {
  id: 'story-on-task',
  polarity: 'strength',
  isAbsence: false,
  genres: TOLD,
  bearsOn: ['relevance'],
  find: ({ reading, task }: JudgedEssay) =>
    task === null
      ? []
      : reading.own
          .filter((s) => s.index > 1 && s.words.length >= 5 && !isQuestion(s) && !hasQuotation(s))
          .flatMap((sentence): Observation[] => {
            const { count, at } = takenUp(reading, sentence);
            const quote = count === 0 ? null : clauseAt(sentence, at);
            if (
              quote === null ||
              quote.split(' ').length < 4 ||
              NO_SUBJECT.test(quote) ||
              !isSoundPlace(sentence, quote) ||
              !/(?<!\p{L})(?:I|we|he|she|they|my|me|us|him|her)(?!\p{L})/iu.test(quote)
            )
              return [];
            return [{ sentence, quote }];
          })
          .slice(0, 3),
  says: [
    '{You tie the story to the task|You keep the task in view}{ here|}: {quote}.',
    '{The story stays with its subject|Your story stays on its subject|You stay on the subject} with {quote}.',
    'With {quote}, {the story keeps to its subject|you come back to what the task asks}.',
  ],
  step: {
    low: [
      'What could {somebody watching|a bystander} have seen at {quote}? {Add|Write} {one thing that was done or said|one thing somebody did or said|one action or one spoken line}.',
      '{At|After} {quote}, {add|write} {one thought you had|what you told yourself|what you nearly did}.',
    ],
    high: [
      'What was {hardest|most difficult} at {quote}? {Show it in one detail.|Add one detail that lets us feel it.}',
      'At {quote}, could {an action|what was done} show the subject of the task without naming it?',
    ],
  },
};

export const TASK: readonly ObservationKind[] = [storyOnTask, taskNamedEarly];
