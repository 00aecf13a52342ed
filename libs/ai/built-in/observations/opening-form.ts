import { OF_A_TASK } from '../essay-reading';
import { phraseAt, quotable, statementsOf } from './aids';
import type { Observation, ObservationKind } from './observation';

/* Openings that leave a reader outside: a task that was copied, and an answer to a statement that is not named. */

const OWN_SUBJECT = ['argument', 'explanation'] as const;
const AT_THE_TOP = 6;

/** Words that only a task has, before the writer's own. */
export const promptAtTop: ObservationKind = {
  id: 'prompt-at-top',
  polarity: 'need',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['thesis', 'introduction', 'relevance'],
  find: ({ reading, task }) =>
    task !== null
      ? []
      : quotable(
          reading.sentences.flatMap((sentence): Observation[] => {
            const quote =
              sentence.copied && sentence.index < AT_THE_TOP && OF_A_TASK.test(sentence.text)
                ? phraseAt(sentence)
                : null;
            return quote === null ? [] : [{ sentence, quote }];
          }),
          1,
        ),
  says: [
    'Your text {begins|opens} with {words|lines} from the task, such as {quote}.',
    '{quote} {is|comes} from the task, and it comes before your own words.',
    'Before your own words come {words|lines} from the task: {quote}.',
  ],
  step: {
    low: [
      '{Take those lines out|Cross those lines out}, and {begin|start} with your own answer: “I {think|believe} …, because …”.',
      'Say what the question is in one sentence of your own, and {put|write} your answer right after it.',
    ],
    high: ['{Write|Put} one sentence of your own in their place that says what the question is.'],
  },
};

const UNNAMED =
  /^\W*i (?:\p{L}+ )?(?:agree|d[ei]s+agree) (?:with|on|about) (?:this|that|the) (?:statement|quote|quotation|idea|saying|opinion|topic)(?=\W*$|[.,;]| because| and)/iu;

/** "I agree with this statement" as the first sentence: a reader does not know which. */
export const statementToName: ObservationKind = {
  id: 'statement-to-name',
  polarity: 'need',
  isAbsence: false,
  genres: OWN_SUBJECT,
  bearsOn: ['thesis', 'introduction'],
  find: ({ reading }) => {
    const first = reading.sentences.find(({ isFrame }) => !isFrame);
    const found =
      first === undefined || !statementsOf(reading).includes(first) ? null : UNNAMED.exec(first.text);
    return first === undefined || found === null
      ? []
      : [{ sentence: first, quote: found[0].replace(/^\W+/u, '') }];
  },
  says: [
    '{quote} {comes first|opens your text}, and a reader who has not seen the task cannot tell which one you mean.',
    'You {begin|open} with {quote}, before {a reader knows|we know} which one you mean.',
  ],
  step: {
    low: [
      'Put the statement into that sentence, in your own words: “I {agree|think} that …”.',
      '{Say|Write} in that sentence what {it|the statement} says: “… that …”.',
    ],
    high: ['{Say|Write} in that sentence what the statement says, in {your own words|words of your own}.'],
  },
};

export const OPENING_FORM: readonly ObservationKind[] = [promptAtTop, statementToName];
