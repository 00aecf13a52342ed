import type { JudgedEssay } from '../judged-essay';
import { adviceOf, type Line } from './advice';
import { speaksOfOneTime, tellsMoments } from './at-hand';
import type { ObservationKind } from './observation';
import { TOLD } from './story-detail';

/*
 * First steps for a text that should tell of something and does not yet, or in a few words only: a day to tell of, and what
 * to put into it. Steps for stories would speak of people and moments that are not there.
 */

const tellsOfNone = ({ reading }: JudgedEssay): boolean => !speaksOfOneTime(reading);

/** Lines for a text of general remarks, and for one that touches on one time. */
const advice = (
  id: string,
  bearsOn: readonly string[],
  none: readonly string[],
  some: readonly string[],
): ObservationKind =>
  adviceOf({
    id,
    genres: TOLD,
    bearsOn,
    least: 0,
    if: ({ reading }) => !tellsMoments(reading),
    lines: {
      low: [
        ...none.map((words): Line => ({ words, if: tellsOfNone })),
        ...some.map((words): Line => ({ words, if: (essay) => !tellsOfNone(essay) })),
      ],
      high: [
        ...none.map((words): Line => ({ words, if: tellsOfNone })),
        ...some.map((words): Line => ({ words, if: (essay) => !tellsOfNone(essay) })),
      ],
    },
  });

export const ONE_DAY_ADVICE: readonly ObservationKind[] = [
  advice(
    'one-day-task-advice',
    ['relevance'],
    [
      'Think of one day that {fits the task|has to do with the task}. Write {four|three} sentences about it: where you were, who was there, and what happened{ first and last|}.',
      'Tell a friend about one day that {fits the task|has to do with the task}. Then write it down {in the words you used|just as you told it}.',
      'The task asks for a story. Begin yours with “One day”, and {say|write} what {you were doing|happened first}.',
    ],
    [
      'Read the task again and {underline|circle} its most important word. {Write|Add} one more thing that somebody did that shows it.',
      'Ask somebody who has read your text what it says about the task. {Write|Add} one {more |}sentence that tells them what they {missed|could not see}.',
    ],
  ),
  advice(
    'one-day-detail-advice',
    ['narrative', 'development', 'evidence'],
    [
      'Close your eyes and think of one day like this. {Write|Jot} down three things: one that you saw, one that you heard, and one that you felt.',
      'Choose a place where something like this happened to you. {Write|Jot} down two things that could be seen there, and one that could be heard.',
      'Think of somebody who was there on a day like this. {Write|Note} what {they|that person} looked like, and one thing they said.',
    ],
    [
      '{Write|Add} two more sentences about the time you describe: one thing you could see, and one you could hear.',
      'Where did your story happen? {Write|Add} one {more |}sentence about the place: what {was there|could you see there}, and what did it look like?',
      'Which part of what happened do you remember best? {Write|Add} two more sentences about that part{: what did you see and hear?|.}',
    ],
  ),
  advice(
    'one-day-order-advice',
    ['structure', 'cohesion', 'introduction', 'conclusion'],
    [
      'Choose one day and tell it in order: write {one sentence|a sentence} for the beginning, one for the hardest moment and one for the end.',
      'Write “First”, “Then” and “At the end” on three lines, and finish each line with something that happened on one day.',
      'Draw three boxes for one day: before, during, after. {Write|Put} one sentence in each, in that order.',
    ],
    [
      'What happened {right before|just before} the moment you describe, and what came {right after|next}? {Write|Add} one {more |}sentence for each.',
      'Write “First”, “Then” and “At the end” on three lines, and finish each line. {Add|Write} anything that is not in your text yet.',
      'After one reading of your text, ask {a friend|somebody} to {tell you|say} what happened. {Write|Add} one {more |}sentence where they {lost the thread|were not sure}.',
    ],
  ),
  advice(
    'one-day-voice-advice',
    ['register'],
    [
      'Talk about a day like this to a friend for one minute. {Write|Jot} down the sentence that sounds most like you.',
      '{Finish|Complete} this sentence in your own everyday words: “I will never forget how …”.',
      'What would you say about this to your best friend? {Write|Get} that down, word for word.',
    ],
    [
      'What went through your head at the time? {Put it into|Write} one more sentence, in your own everyday words.',
      'Tell your story aloud to {a friend|somebody at home}. Which of your words {make them laugh or listen|would they remember}? {Write|Jot} those down.',
      'What do you think today about what happened? {Put it into|Write} one more sentence, just as you would say it.',
    ],
  ),
];
