import { apart, labelled, positionsOf, ticksTo } from './chart';

describe('the days of a chart', () => {
  it('stand as far apart as in time', () => {
    expect(positionsOf(['2026-03-01', '2026-03-02', '2026-03-11'])).toEqual([0, 0.1, 1]);
  });

  it('stand in the middle where there is one', () => {
    expect(positionsOf(['2026-03-01'])).toEqual([0.5]);
  });

  it('are labelled as far as labels do not meet, the last always', () => {
    const places = positionsOf(['2026-03-01', '2026-03-02', '2026-03-05', '2026-03-10', '2026-03-11']);
    expect([...labelled(places, 0.2)].sort()).toEqual([0, 2, 4]);
    expect([...labelled([], 0.2)]).toEqual([]);
  });
});

describe('an axis', () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [100, [0, 50, 100]],
    [1234, [0, 500, 1000, 1500]],
    [30.5, [0, 10, 20, 30, 40]],
  ])('to %d has round steps', (largest, ticks) => {
    expect(ticksTo(largest)).toEqual(ticks);
  });
});

describe('labels beside lines', () => {
  it('stay where they are when they have room', () => {
    expect(apart([10, 60], 30, 200)).toEqual([10, 60]);
  });

  it('keep their distance and their order', () => {
    expect(apart([52, 50], 30, 200)).toEqual([80, 50]);
  });

  it('stay above the end', () => {
    expect(apart([190, 200], 30, 200)).toEqual([170, 200]);
  });
});
