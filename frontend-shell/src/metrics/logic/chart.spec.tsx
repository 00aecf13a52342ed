import { labelled, pointsOf } from './chart';

const days = (...dates: string[]) => dates.map((date) => ({ date, meanPercentage: 50 }));

describe('the points of the line', () => {
  it('stand as far apart as their days', () => {
    expect(pointsOf(days('2026-03-01', '2026-03-02', '2026-03-11')).map(({ x }) => x)).toEqual([0, 0.1, 1]);
  });

  it('of one day stand in the middle', () => {
    expect(pointsOf(days('2026-03-01'))).toEqual([{ x: 0.5, value: 50 }]);
  });

  it('are labelled as far as labels do not meet, the last always', () => {
    const points = pointsOf(days('2026-03-01', '2026-03-02', '2026-03-05', '2026-03-10', '2026-03-11'));
    expect([...labelled(points, 0.2)].sort()).toEqual([0, 2, 4]);
    expect([...labelled([], 0.2)]).toEqual([]);
  });
});
