import { ANCHORED_ARGUMENT } from './anchored-argument';
import { ANCHORED_LANGUAGE } from './anchored-language';
import { ARGUMENT_KINDS } from './argument-kinds';
import { LANGUAGE_ADVICE } from './language-advice';
import { MISTAKE_KINDS } from './mistake-kinds';
import { MODEST_STRENGTHS } from './modest-strengths';
import { BARS, FEWEST_CASES, MEASURED } from './measured';
import { LONG_SENTENCES } from './long-sentences';
import type { ObservationKind } from './observation';
import { NEW_MOMENT } from './new-moment';
import { ONE_DAY_ADVICE } from './one-day-advice';
import { OPENERS } from './openers';
import { PLAIN_WORD_KINDS } from './plain-words';
import { POSITION_ADVICE } from './position-advice';
import { REGISTER } from './register';
import { SENTENCE_PLACES } from './sentence-places';
import { SENTENCE_SHAPE } from './sentence-shape';
import { STORY_DETAIL } from './story-detail';
import { STORY_ENDING } from './story-ending';
import { STORY_FOLLOW } from './story-follow';
import { STORY_FEELING } from './story-feeling';
import { STORY_MOMENTS } from './story-moments';
import { STORY_ORDER } from './story-order';
import { STORY_PLACES } from './story-places';
import { STORY_SCENES } from './story-scenes';
import { STORY_TASK_WORD } from './story-task-word';
import { START_OVER } from './start-over';
import { STRENGTHS } from './strengths';
import { TASK } from './task';
import { TELLING_ADVICE } from './telling-advice';
import { WORD_CHOICE } from './word-choice';
import { WORD_REPEATS } from './word-repeats';

/** Every kind of observation; of two that may be said the earlier comes first. */
export const OBSERVATION_KINDS: readonly ObservationKind[] = [
  ...ARGUMENT_KINDS,
  ...MISTAKE_KINDS,
  ...STORY_DETAIL,
  ...STORY_FEELING,
  ...STORY_ORDER,
  ...STORY_ENDING,
  ...WORD_CHOICE,
  ...PLAIN_WORD_KINDS,
  ...WORD_REPEATS,
  ...SENTENCE_SHAPE,
  ...OPENERS,
  ...LONG_SENTENCES,
  ...SENTENCE_PLACES,
  ...REGISTER,
  ...TASK,
  ...STORY_FOLLOW,
  ...STORY_SCENES,
  ...STORY_MOMENTS,
  ...STORY_TASK_WORD,
  ...STORY_PLACES,
  ...ANCHORED_ARGUMENT,
  ...ANCHORED_LANGUAGE,
  ...TELLING_ADVICE,
  ...NEW_MOMENT,
  ...ONE_DAY_ADVICE,
  ...POSITION_ADVICE,
  ...LANGUAGE_ADVICE,
  ...START_OVER,
  ...STRENGTHS,
  ...MODEST_STRENGTHS,
];

/** Whether a kind was measured to be right often enough to be said to a student. */
export function maySpeak({ id, isAbsence }: ObservationKind): boolean {
  const measured = MEASURED[id];
  if (measured === undefined) return false;
  if (measured.basis === 'counted') return true;
  return measured.said >= FEWEST_CASES && measured.precision >= (isAbsence ? BARS.absence : BARS.presence);
}
