import fc from 'fast-check';
import { calibrate, helpfulShift, meanShift, shifted } from './shifts';

const level = fc.integer({ min: 0, max: 4 });
const pairs = fc.array(fc.record({ teacher: level, grader: level }), { maxLength: 20 });
const LEAST = 5;
const apart = (by: number, graded: readonly number[]) =>
  graded.map((grader) => ({ grader, teacher: grader + by }));

describe('what marked essays teach', () => {
  it('is a shift where the grader is always one level too low, and it helps on essays left out', () => {
    const { before, after, shift } = calibrate(apart(1, [0, 1, 2, 3, 1, 2]), LEAST);
    expect(shift).toBe(1);
    expect(before).toMatchObject({ n: 6, exact: 0, bias: -1 });
    expect(after).toMatchObject({ n: 6, exact: 1, bias: 0, kappa: 1 });
  });

  it('is nothing from fewer essays than are asked for', () => {
    expect(calibrate(apart(1, [0, 1, 2, 3]), LEAST)).toMatchObject({ shift: 0, after: null });
  });

  it('is nothing where the differences cancel out or are halfway', () => {
    const mixed = [...apart(1, [1, 2, 1]), ...apart(-1, [2, 3, 2])];
    expect(calibrate(mixed, LEAST).shift).toBe(0);
    expect(meanShift([...apart(1, [1, 2, 1]), ...apart(0, [2, 3])])).toBe(0);
  });

  it('is nothing where one essay alone makes the difference', () => {
    const one = [...apart(4, [0]), ...apart(0, [1, 2, 2, 3])];
    expect(calibrate(one, LEAST).shift).toBe(0);
  });

  it('moves up as it moves down', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const turned = given.map(({ teacher, grader }) => ({ teacher: 4 - teacher, grader: 4 - grader }));
        expect(meanShift(turned)).toBe(-meanShift(given) || 0);
        expect(helpfulShift(turned)).toBe(-helpfulShift(given) || 0);
      }),
    );
  });

  it('never proposes what is worse on essays left out, and keeps levels within the scale', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const { before, after, shift } = calibrate(given, LEAST);
        expect(Math.abs(shift)).toBeLessThanOrEqual(4);
        expect(after === null).toBe(shift === 0);
        expect(before?.n ?? 0).toBe(given.length);
        if (after) expect(after.n).toBe(given.length);
        for (const { grader } of given) {
          expect(shifted(grader, shift)).toBeGreaterThanOrEqual(0);
          expect(shifted(grader, shift)).toBeLessThanOrEqual(4);
        }
      }),
    );
  });
});
