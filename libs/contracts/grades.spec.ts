import fc from 'fast-check';
import {
  assessedInWords,
  FEEDBACK_STATUS_WORDS,
  GRADE_SCALE,
  gradeOf,
  LEVEL_MAX,
  NO_GRADE_YET,
  NOT_MARKED,
  roundedPercentage,
  scoreOf,
  statusOfLevel,
  unmarkedInWords,
} from './grades';

const level = fc.integer({ min: 0, max: LEVEL_MAX });
const weight = fc.double({ min: 0.1, max: 100, noNaN: true });
const assessed = fc.record({ level, weight });
const unassessed = fc.record({ level: fc.constant(null), weight });

describe('scoreOf', () => {
  it('weighs the levels', () => {
    expect(
      scoreOf([
        { level: 4, weight: 3 },
        { level: 2, weight: 1 },
      ]),
    ).toEqual({ percentage: 87.5, score: 1.8, totalCriteria: 2, assessedCriteria: 2, grade: 'A' });
  });

  it('is the score of the assessed criteria alone, whatever else is in the list', () => {
    fc.assert(
      fc.property(fc.array(assessed, { minLength: 1 }), fc.array(unassessed), (some, others) => {
        expect(scoreOf([...others, ...some])).toEqual({
          ...scoreOf(some),
          totalCriteria: some.length + others.length,
        });
      }),
    );
  });

  it.each([
    ['no criterion is assessed', [{ level: null, weight: 2 }]],
    ['there is no criterion', []],
  ])('is no grade, and never an F, where %s', (_, criteria) => {
    expect(scoreOf(criteria)).toEqual({
      percentage: null,
      score: null,
      grade: null,
      totalCriteria: criteria.length,
      assessedCriteria: 0,
    });
  });

  it('gives F only to what was assessed', () => {
    expect(scoreOf([{ level: 0, weight: 1 }])).toMatchObject({ percentage: 0, grade: gradeOf(0) });
  });
});

describe('gradeOf', () => {
  it.each([
    [100, 'A'],
    [85, 'A'],
    [84.99, 'B'],
    [70, 'B'],
    [69.99, 'C'],
    [50, 'C'],
    [49.99, 'D'],
    [35, 'D'],
    [34.99, 'E'],
    [20, 'E'],
    [19.99, 'F'],
    [0, 'F'],
    [-1, 'F'],
  ])('calls %p per cent %s', (percentage, grade) => expect(gradeOf(percentage)).toBe(grade));

  it('does not depend on the last bit of a sum of weights', () => {
    // As a sum of doubles this share is 0.8499999999999999.
    const tenths = Array.from({ length: 20 }, (_, index) => ({ level: index < 17 ? 4 : 0, weight: 0.1 }));
    expect(scoreOf(tenths)).toMatchObject({ percentage: 85, grade: 'A' });
  });
});

describe('statusOfLevel', () => {
  it.each([
    [null, 'not_assessed'],
    [0, 'needs_work'],
    [1, 'needs_work'],
    [2, 'adequate'],
    [3, 'strong'],
    [4, 'strong'],
  ])('calls level %p %s', (given, status) => expect(statusOfLevel(given)).toBe(status));
});

describe('the words of screens and exports', () => {
  it('are fixed', () => {
    expect(FEEDBACK_STATUS_WORDS).toEqual({
      strong: 'Strong',
      adequate: 'Adequate',
      needs_work: 'Needs work',
      not_assessed: 'You mark this one',
    });
    expect([NOT_MARKED, NO_GRADE_YET]).toEqual(['Not marked', 'No grade yet']);
    expect(GRADE_SCALE.map(({ grade }) => grade).join('')).toBe('ABCDEF');
  });

  it.each([
    [66.666, 66.7],
    [66.64, 66.6],
    [50, 50],
  ])('round %p per cent to %p', (given, shown) => expect(roundedPercentage(given)).toBe(shown));

  const six = ['One', 'Two', 'Three', 'Four', 'Five', 'Six'];
  const EIGHTY = 'x'.repeat(80);
  it.each([
    [['Voice'], '“Voice” has no level yet. Mark it first, or leave it out.'],
    [['Voice', 'Plot'], '“Voice” and “Plot” have no level yet. Mark them first, or leave them out.'],
    [six.slice(0, 5), /^“One”, “Two”, “Three”, “Four” and “Five” have no level yet/],
    [six, /^“One”, “Two”, “Three”, “Four”, “Five” and 1 more have no level yet/],
    [[EIGHTY], `“${EIGHTY}” has no level yet. Mark it first, or leave it out.`],
    [[`${'x'.repeat(78)} yz`], `“${'x'.repeat(78)}…” has no level yet. Mark it first, or leave it out.`],
  ])('name criteria that have no level: %j', (criteria, words) => {
    expect(unmarkedInWords(criteria)).toMatch(words);
  });
});

describe('assessedInWords', () => {
  it.each([
    [6, 6, false, null],
    [4, 6, true, '4 of 6 criteria, provisional'],
    [4, 6, false, '4 of 6 criteria'],
    [0, 1, true, '0 of 1 criterion, provisional'],
  ])('says of %p of %p (provisional: %p) %j', (assessedCriteria, totalCriteria, isProvisional, words) => {
    expect(assessedInWords({ assessedCriteria, totalCriteria, isProvisional })).toBe(words);
  });
});
