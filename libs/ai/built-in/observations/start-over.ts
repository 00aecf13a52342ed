import { type EssayReading, type ReadSentence } from '../essay-reading';
import type { JudgedEssay } from '../judged-essay';
import { adviceOf } from './advice';
import type { ObservationKind } from './observation';

/*
 * First steps for an answer that is hardly there: one that says nothing of the text, and one of a sentence or two. What
 * builds on the student's sentences would lead further away from the question.
 */

const SOURCE = ['source-answer'] as const;
const FEWEST_SENTENCES = 3;

/** Two words in common with one sentence of a long source come by chance. */
const ENOUGH_SHARED = 3;
const sharedWithSource = ({ topics }: ReadSentence, { sourceSentences }: EssayReading): number => {
  const keys = [...new Set(topics)];
  return Math.max(0, ...sourceSentences.map((source) => keys.filter((key) => source.has(key)).length));
};

/** No sentence takes up a word of the question, retells the text or quotes it. */
export const saysNothingOfText = (reading: EssayReading): boolean =>
  reading.hasSource &&
  reading.own.length > 0 &&
  reading.own.every(
    (sentence) =>
      sentence.quotations === 0 &&
      !sentence.topics.some((topic) => reading.questionKeys.has(topic)) &&
      sharedWithSource(sentence, reading) < ENOUGH_SHARED,
  );

const isElsewhere = ({ reading }: JudgedEssay): boolean => saysNothingOfText(reading);
const isShort = ({ reading }: JudgedEssay): boolean =>
  !saysNothingOfText(reading) && reading.own.length < FEWEST_SENTENCES;

export const START_OVER: readonly ObservationKind[] = [
  adviceOf({
    id: 'find-line-advice',
    genres: SOURCE,
    bearsOn: ['evidence', 'referencing'],
    least: 0,
    if: isElsewhere,
    lines: {
      low: [
        '{Find|Choose} one place in the text that has to do with the question. {Copy|Write down} three or four of its words, in quotation marks.',
        'Read the question, and then the text once more. {Stop|Pause} at the first line that {helps to answer it|has to do with it}, and {copy|write down} a few of its words.',
      ],
      high: [],
    },
  }),
  adviceOf({
    id: 'begin-meaning-advice',
    genres: SOURCE,
    bearsOn: ['development', 'argument'],
    least: 0,
    if: isElsewhere,
    lines: {
      low: [
        '{Choose|Pick} one thing that happens in the text. {Write|Finish} this sentence about it: “This {answers the question|has to do with the question} because …”.',
        'Tell {a friend|somebody at home} one thing that happens in the text. What does it have to do with the question? {Write|Get} that down in one sentence.',
      ],
      high: [],
    },
  }),
  adviceOf({
    id: 'begin-plan-advice',
    genres: SOURCE,
    bearsOn: ['structure', 'cohesion', 'conclusion'],
    least: 0,
    if: (essay) => isElsewhere(essay) || isShort(essay),
    lines: {
      low: [
        'Plan three sentences: your answer to the question, what the text says, and what that shows. Write {them|all three|one after the other}, in {that|this} order.',
        '{Make|Draw} three boxes: answer, proof, what it shows. {Write|Put} one sentence in each box, in that order.',
        'Write on three lines: “My answer is …”, “The text says …” and “This shows that …”. {Finish|Complete} {each|every} line.',
      ],
      high: [
        'Plan three sentences: your answer, {the line that proves it best|your best proof} and what it shows. Is each of them there? Write the one that is not.',
      ],
    },
  }),
];
