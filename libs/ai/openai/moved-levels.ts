import type { EssayFlag, Evidence } from '@marklight/contracts/grading';
import type { ProposedFeedback } from '../provider';
import type { GradingAnswer } from './answer-schema';

/** 0–4; null where the model gave none. */
type Level = number | null;

/**
 * Levels of the first criteria with and without the passages that may speak to the grader, in the order of the
 * criteria.
 */
export interface MovedLevels {
  whole: readonly Level[];
  without: readonly Level[];
}

/** A model's levels vary by one without any cause, so a change of one in a single criterion says nothing. */
const RISE_FROM = 2;

const levelsOf = (answer: GradingAnswer): Level[] =>
  [...answer.criteria].sort((a, b) => a.criterion - b.criterion).map(({ level }) => level);

/**
 * The levels, where they followed the passages. After a plain order any change counts; a passage that only might be
 * one must raise the sum of levels by two, or the single level there is.
 */
export function movedLevels(
  withoutPassages: GradingAnswer,
  wholeEssay: GradingAnswer,
  isPlainOrder: boolean,
): MovedLevels | null {
  const without = levelsOf(withoutPassages);
  const whole = levelsOf(wholeEssay);
  const changes = whole.map((level, index) => changeOf(level, without[index]));
  const rise = changes.reduce((sum, change) => sum + change, 0);
  const isMoved = isPlainOrder
    ? changes.some((change) => change !== 0)
    : rise >= Math.min(RISE_FROM, whole.length);
  return isMoved ? { whole, without } : null;
}

/**
 * A level that appears or disappears with a passage weighs as much as one that rises; no score can be derived
 * from it.
 */
function changeOf(whole: Level, without: Level | undefined): number {
  if (without === undefined || whole === without) return 0;
  return whole === null || without === null ? RISE_FROM : whole - without;
}

const inWords = (levels: readonly Level[]): string => levels.map((level) => level ?? 'none').join(', ');

/** One flag for each passage, with what the levels did. */
export function flagsOf(passages: readonly Evidence[], moved: MovedLevels | null): EssayFlag[] {
  const message = moved
    ? `Levels changed from ${inWords(moved.whole)} to ${inWords(moved.without)} when this passage was left out. It seems to speak to the grader. The levels without it are proposed; check them yourself.`
    : 'These words speak to the grader rather than to a reader. They give and take no marks; check the levels yourself.';
  return passages.map((evidence) => ({ code: 'instruction_in_essay', message, evidence }));
}

/** The item with the reasons why a teacher should look at it. */
export function withReview(item: ProposedFeedback, moved: MovedLevels | null): ProposedFeedback {
  const { criterionIndex } = item;
  const hasMoved = moved !== null && moved.whole[criterionIndex] !== moved.without[criterionIndex];
  return {
    ...item,
    reviewReasons: [
      ...item.reviewReasons,
      'instruction_in_essay',
      ...(hasMoved ? (['level_moved_by_passage'] as const) : []),
    ],
  };
}
