import { CALIBRATION_EXAMPLE_MAX_CHARACTERS, CALIBRATION_EXAMPLES_MAX } from '@marklight/contracts/business';
import { chooseExamples, shortenedExample } from './choose-examples';

describe('the marked essays that a grader is shown', () => {
  it('are those with the highest and lowest marks and one between', () => {
    const marked = [2, 4, 0, 3, 1].map((level) => ({ levels: [level, level] }));
    expect(chooseExamples(marked).map(({ levels }) => levels[0])).toEqual([0, 2, 4]);
    expect(chooseExamples(marked)).toHaveLength(CALIBRATION_EXAMPLES_MAX);
    expect(chooseExamples(marked.slice(0, 2))).toEqual(marked.slice(0, 2));
  });

  it('are cut at a word where they are long', () => {
    const long = shortenedExample('word '.repeat(1_000));
    expect(long.length).toBeLessThanOrEqual(CALIBRATION_EXAMPLE_MAX_CHARACTERS + 4);
    expect(long).toMatch(/word \[…\]$/);
    expect(shortenedExample('x'.repeat(3_000))).toHaveLength(CALIBRATION_EXAMPLE_MAX_CHARACTERS + 4);
    expect(shortenedExample('Short.')).toBe('Short.');
  });
});
