import type { EssayFlag } from '@marklight/contracts/grading';
import { wordsOf } from '@marklight/text/segmentation';
import { contentStems, keysOfTask, topicKey } from '../built-in/essay-reading';
import type { GradingRequest } from '../provider';
import { askedLengthOf } from './asked-length';
import { seemsToAnswerAnother } from './other-question';
import { wrongWayRound } from './wrong-way-round';

/** An essay of fewer words hardly shows what question it answers. */
const LITTLE_TO_JUDGE = 60;
/** An essay shorter than this share of what the task asks for is too short. */
const SHORT_OF = { minimum: 0.9, about: 2 / 3 };

export const OTHER_QUESTION =
  'Hardly any of the task’s key words appear, so the essay may answer a different question.';

/**
 * What the task and the essay themselves give the teacher to look at, whichever grader graded. Each kind of flag at
 * most once.
 */
export function requestFlags({ essayText, task }: Pick<GradingRequest, 'essayText' | 'task'>): EssayFlag[] {
  const forms = formsOf(essayText);
  const flags: EssayFlag[] = [];
  const short = tooShort(forms.length, task ?? '');
  if (short) flags.push({ code: 'too_short', message: short, evidence: null });
  const isAnother = seemsToAnswerAnother(
    contentStems(forms).map(topicKey),
    keysOfTask(formsOf(task ?? '')),
    forms.length,
  );
  if (isAnother) flags.push({ code: 'off_topic', message: OTHER_QUESTION, evidence: null });
  const round = wrongWayRound(essayText);
  if (round) flags.push({ code: 'wrong_way_round', message: round, evidence: null });
  return flags;
}

function tooShort(words: number, task: string): string | null {
  const asked = askedLengthOf(task);
  if (asked && words < asked.words * (asked.isMinimum ? SHORT_OF.minimum : SHORT_OF.about))
    return `The task asks for ${asked.asWritten}; the essay has ${words}.`;
  if (words >= LITTLE_TO_JUDGE) return null;
  if (words === 0) return 'There are no words to judge.';
  return words === 1
    ? 'With only 1 word, there is little to judge.'
    : `With only ${words} words, there is little to judge.`;
}

/** Lower-case words, straight apostrophes. */
const formsOf = (text: string): string[] =>
  wordsOf(text).map((word) => word.text.toLowerCase().replace(/’/gu, "'"));
