import { describedByScale, levelOfPoints, scaleOf } from './own-scale';

const scale = (...points: number[]) => ({
  isRange: false,
  levels: points.map((each) => ({ name: `P${each}`, description: '', points: each })),
});

describe('a scale of its own', () => {
  it.each([
    [
      [0, 1],
      ['P0', '', '', '', 'P1'],
    ],
    [
      [0, 5, 10],
      ['P0', '', 'P5', '', 'P10'],
    ],
    [
      [1, 2, 3, 4],
      ['', 'P1', 'P2', 'P3', 'P4'],
    ],
    [
      [0, 2, 4, 6, 8, 10],
      ['P0', 'P2', 'P4\nP6', 'P8', 'P10'],
    ],
    [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      ['P0\nP1', 'P2\nP3', 'P4\nP5', 'P6\nP7', 'P8\nP9'],
    ],
  ])('of the points %j is put on the five levels by its share of the points', (points, levels) => {
    expect(describedByScale(scale(...points))).toEqual(levels);
  });

  it('that has no points above 0 is all on the lowest level', () => {
    expect(levelOfPoints(0, 0)).toBe(0);
  });

  it('is made from the five levels where a criterion has none', () => {
    const levels = ['a', 'b', 'c', 'd', 'e'];
    const made = scaleOf({ name: 'Thesis', description: '', weight: 10, levels });
    expect(made.levels.map(({ points }) => points)).toEqual([0, 2.5, 5, 7.5, 10]);
    expect(made.levels.map(({ description }) => description)).toEqual(levels);
  });
});
