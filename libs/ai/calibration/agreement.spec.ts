import fc from 'fast-check';
import { agreementOf, type LevelPair, quadraticKappa } from './agreement';

const level = fc.integer({ min: 0, max: 4 });
const pairs = fc.array(fc.record({ teacher: level, grader: level }), { minLength: 1, maxLength: 20 });

/** The definition with its table of counts, as the source writes it. */
function kappaByTable(given: readonly LevelPair[]): number {
  const of = (side: keyof LevelPair, value: number): number =>
    given.filter((pair) => pair[side] === value).length / given.length;
  let observed = 0;
  let expected = 0;
  for (let i = 0; i <= 4; i += 1) {
    for (let j = 0; j <= 4; j += 1) {
      const weight = (i - j) ** 2 / 16;
      const share = given.filter(({ teacher, grader }) => teacher === i && grader === j).length;
      observed += (weight * share) / given.length;
      expected += weight * of('teacher', i) * of('grader', j);
    }
  }
  return 1 - observed / expected;
}

describe('agreement of two lists of levels', () => {
  it('counts equal and neighbouring levels, and says who is the more generous', () => {
    const given = [
      { teacher: 2, grader: 2 },
      { teacher: 2, grader: 3 },
      { teacher: 1, grader: 3 },
      { teacher: 4, grader: 3 },
    ];
    expect(agreementOf(given)).toMatchObject({ n: 4, exact: 0.25, adjacent: 0.75, bias: 0.5 });
  });

  it('gives a kappa that was worked out by hand', () => {
    // One difference of 1. By chance: of all 16 combinations the squares are 14 + 6 + 6 + 6, for 4 pairs 32 / 4.
    expect(quadraticKappa([0, 1, 2, 3], [0, 1, 2, 2])).toBeCloseTo(1 - 1 / 8, 10);
  });

  it('is the definition, whatever the levels', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const { kappa } = agreementOf(given) ?? {};
        if (kappa !== null && kappa !== undefined) expect(kappa).toBeCloseTo(kappaByTable(given), 9);
      }),
    );
  });

  it('is full where all are equal, never more, and the same from either side but for the bias', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const one = agreementOf(given)!;
        const other = agreementOf(
          given.map(({ teacher, grader }) => ({ teacher: grader, grader: teacher })),
        )!;
        expect(one.exact).toBeLessThanOrEqual(one.adjacent);
        if (one.kappa !== null) {
          expect(one.kappa).toBeLessThanOrEqual(1);
          expect(one.kappa === 1).toBe(one.exact === 1);
          expect(other.kappa).toBeCloseTo(one.kappa, 9);
        }
        expect(other.bias).toBeCloseTo(-one.bias, 9);
      }),
    );
  });

  it('says nothing of nothing, and no kappa where one side has a single level', () => {
    expect(agreementOf([])).toBeNull();
    expect(agreementOf([{ teacher: 2, grader: 1 }])?.kappa).toBeNull();
    expect(
      agreementOf([
        { teacher: 2, grader: 1 },
        { teacher: 2, grader: 3 },
      ])?.kappa,
    ).toBeNull();
  });
});
