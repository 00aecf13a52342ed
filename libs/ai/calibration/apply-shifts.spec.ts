import type { FeedbackItem } from '@marklight/contracts/grading';
import { applyShifts } from './apply-shifts';

const item = (level: number | null): FeedbackItem => ({
  ...{ criteria: 'Thesis', weight: 1, level, status: 'adequate', feedback: 'Good.', confidenceScore: 80 },
  ...{ chainOfThought: 'It takes a side.', identifiedText: '', evidence: [], improvementSteps: [] },
  ...{ exemplarComparison: '', suggestions: '', reviewReasons: [] },
});

describe('shifting the levels of a grading', () => {
  it('keeps the grader’s level and says what was done, where a level moved', () => {
    const [raised, stayed, none] = applyShifts([item(2), item(2), item(null)], [1, 0, 1], 8);
    expect(raised).toMatchObject({ level: 3, status: 'strong', levelBeforeShift: 2 });
    expect(raised?.chainOfThought).toBe(
      'It takes a side. Calibration with 8 essays that you marked raised the level by one; the grader gave 2.',
    );
    expect(stayed).toEqual(item(2));
    expect(none).toEqual(item(null));
  });

  it('ends at the ends of the scale', () => {
    const [top, bottom, low] = applyShifts([item(4), item(1), item(0)], [1, -2, -1], 8);
    expect(top).toEqual(item(4));
    expect(bottom).toMatchObject({ level: 0, levelBeforeShift: 1 });
    expect(low).toEqual(item(0));
  });
});
