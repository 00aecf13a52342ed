import { statusOfLevel } from '@marklight/contracts/grades';
import type { FeedbackItem } from '@marklight/contracts/grading';
import { shifted } from './shifts';

const levels = (count: number): string => (count === 1 ? 'one' : `${count} levels`);

/**
 * The items with their levels shifted; the grader's own level stays beside each that moved. A criterion without a level
 * has none afterwards either.
 * @param shifts in levels, in the order of the items
 * @param learnedFrom how many marked essays the shifts come from
 */
export function applyShifts(
  feedback: readonly FeedbackItem[],
  shifts: readonly number[],
  learnedFrom: number,
): FeedbackItem[] {
  return feedback.map((item, index) => {
    if (item.level === null) return item;
    const level = shifted(item.level, shifts[index] ?? 0);
    if (level === item.level) return item;
    const by = level - item.level;
    const note = `Calibration with ${learnedFrom} essays that you marked ${by > 0 ? 'raised' : 'lowered'} the level by ${levels(Math.abs(by))}; the grader gave ${item.level}.`;
    return {
      ...item,
      level,
      status: statusOfLevel(level),
      levelBeforeShift: item.level,
      chainOfThought: [item.chainOfThought, note].filter(Boolean).join(' '),
    };
  });
}
