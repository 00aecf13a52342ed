import { METRICS_LIMITS } from '@marklight/contracts/metrics';
import type { CriterionLevels, ListedEssay } from './filed-results.repository';
import { heatMap, measuredCriteria } from './measured-criteria';

const numbers = (given: Partial<CriterionLevels>): CriterionLevels => ({
  criteriaId: 'one',
  position: 1,
  results: 4,
  assessed: 4,
  sum: 8,
  withLevel: 4,
  ...given,
});
const names = { one: ['Thesis', 'Evidence '], two: ['Evidence', 'Style'] };

describe('criteria', () => {
  it('are one where sets name them alike, the most used first, then by their first place', () => {
    const { used } = measuredCriteria({
      names,
      levels: [
        numbers({}),
        numbers({ position: 2, assessed: 3, sum: 4, withLevel: 3 }),
        numbers({ criteriaId: 'two', assessed: 3, sum: 5, withLevel: 3 }),
        numbers({ criteriaId: 'two', position: 2, assessed: 4, sum: 15 }),
      ],
    });
    expect(used).toEqual([
      { name: 'Evidence', meanLevel: 1.5, results: 6 },
      { name: 'Thesis', meanLevel: 2, results: 4 },
      { name: 'Style', meanLevel: 3.75, results: 4 },
    ]);
  });

  it('have means of two places, a half upwards', () => {
    const { used } = measuredCriteria({ names, levels: [numbers({ assessed: 200, sum: 201 })] });
    expect(used).toMatchObject([{ meanLevel: 1.01 }]);
  });

  it('without a level in any essay are named, as many as fit; one with a level in an essay without a grade is in neither list', () => {
    const many = Array.from({ length: METRICS_LIMITS.criteria + 1 }, (_, at) => `Criterion ${at}`);
    const none = { assessed: 0, sum: 0, withLevel: 0 };
    const levels = many.map((_, at) => numbers({ criteriaId: 'many', position: at + 1, ...none }));
    expect(measuredCriteria({ names: { many }, levels })).toEqual({
      used: [],
      notAssessed: many.slice(0, METRICS_LIMITS.criteria),
    });
    expect(measuredCriteria({ names, levels: [numbers({ ...none, withLevel: 1 })] })).toEqual({
      used: [],
      notAssessed: [],
    });
  });
});

it('the heat map has a cell for each criterion, empty where an essay has no level', () => {
  const essay = (given: Partial<ListedEssay>): ListedEssay => ({
    essayId: 'e',
    name: 'Mia',
    studentMark: null,
    filename: 'mia.pdf',
    grade: 'B',
    isProvisional: false,
    criteriaId: 'one',
    levels: [4, null],
    ...given,
  });
  const listed = [
    essay({ name: 'Essay 10' }),
    essay({ name: 'essay 9', criteriaId: 'twice', levels: [1, 2, 2] }),
  ];
  const rows = heatMap({ listed, names: { ...names, twice: ['Thesis', 'Thesis', 'Evidence'] } }, [
    'Evidence',
    'Thesis',
  ]);
  expect(rows.map(({ name, levels }) => [name, levels])).toEqual([
    ['essay 9', [2, 1.5]],
    ['Essay 10', [null, 4]],
  ]);
  expect(rows[0]).not.toHaveProperty('criteriaId');
});
