import { aCriteriaSet, anEssay, aFeedbackItem, aResult } from '../testing/builders';
import { eyeCountOf, inOrder } from './results-order';
import { describeWorkingSet, latestCriteriaOf, workingEssaysOf, workingResultsOf } from './working-set';

describe('the working set', () => {
  it('leaves reviewed essays out', () => {
    const essays = [
      anEssay({ id: 'a', status: 'draft' }),
      anEssay({ id: 'b', status: 'reviewed' }),
      anEssay({ id: 'c', status: 'ready_for_review' }),
    ];
    expect(workingEssaysOf(essays).map((essay) => essay.id)).toEqual(['a', 'c']);
  });

  it('uses the latest criteria set, whatever the order of the reply', () => {
    const early = aCriteriaSet({ id: 'early', uploadedAt: '2026-01-01T00:00:00.000Z' });
    const late = aCriteriaSet({ id: 'late', uploadedAt: '2026-02-01T00:00:00.000Z' });
    expect(latestCriteriaOf([early, late])?.id).toBe('late');
    expect(latestCriteriaOf([late, early])?.id).toBe('late');
    expect(latestCriteriaOf([])).toBeNull();
  });

  it('shows one result an essay, the newest, and none of an essay outside the set', () => {
    const first = aResult({ id: 'first', createdAt: '2026-01-01T00:00:00.000Z' });
    const second = aResult({ id: 'second', createdAt: '2026-01-02T00:00:00.000Z' });
    const other = aResult({ id: 'other', essay: { ...first.essay, id: 'reviewed-essay' } });
    const shown = workingResultsOf([first, second, other], [anEssay()]);
    expect(shown.map((result) => result.id)).toEqual(['second']);
  });

  it('says what would be cleared', () => {
    expect(describeWorkingSet(1, 0)).toBe('1 essay and no criteria sets');
    expect(describeWorkingSet(0, 1)).toBe('no essays and 1 criteria set');
    expect(describeWorkingSet(12, 3)).toBe('12 essays and 3 criteria sets');
  });
});

describe('the order of results', () => {
  const named = (studentName: string, percentage: number, flagged = false) =>
    aResult({
      id: studentName,
      percentage,
      essay: { ...aResult().essay, studentName },
      feedback: [aFeedbackItem({ reviewReasons: [] })],
      flags: flagged ? [{ code: 'too_short', message: 'Short.', evidence: null }] : [],
    });
  const results = [named('Zoe', 40), named('Ali', 90), named('Essay 10', 60, true), named('Essay 2', 60)];

  it.each([
    ['review', ['Essay 10', 'Ali', 'Essay 2', 'Zoe']],
    ['name', ['Ali', 'Essay 2', 'Essay 10', 'Zoe']],
    ['best', ['Ali', 'Essay 2', 'Essay 10', 'Zoe']],
    ['weakest', ['Zoe', 'Essay 2', 'Essay 10', 'Ali']],
  ] as const)('%s', (order, expected) => {
    expect(inOrder(results, order).map((result) => result.id)).toEqual(expected);
  });

  it('counts the reasons for which a result needs the eye', () => {
    const flags = [{ code: 'too_short' as const, message: 'Short.', evidence: null }];
    expect(eyeCountOf(aResult({ flags }))).toBe(2);
  });
});
