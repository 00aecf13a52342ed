import { strongestAndWeakest } from './strongest-and-weakest';

const criteria = (levels: Record<string, number>) =>
  Object.entries(levels).map(([name, meanLevel]) => ({ name, meanLevel, results: 3 }));

describe('the strongest and the weakest criteria', () => {
  it.each([
    ['none', {}, [], []],
    ['one', { a: 3 }, [], []],
    ['two', { a: 1, b: 3 }, ['b'], ['a']],
    ['three', { a: 1, b: 3, c: 2 }, ['b'], ['a']],
    ['equal ones', { a: 2, b: 2, c: 2, d: 2 }, [], []],
    ['many', { a: 1, b: 2, c: 3, d: 4, e: 0, f: 3.5, g: 0.5 }, ['d', 'f', 'c'], ['e', 'g', 'a']],
    ['one that trails', { a: 2, b: 2, c: 2, d: 1 }, ['a', 'b'], ['d']],
  ])('of %s', (_, levels, strongest, weakest) => {
    expect(strongestAndWeakest(criteria(levels))).toEqual({ strongest, weakest });
  });

  it('are never criteria with a level in one or two essays', () => {
    const rare = [
      { name: 'once', meanLevel: 0, results: 1 },
      { name: 'twice', meanLevel: 4, results: 2 },
    ];
    expect(strongestAndWeakest([...rare, ...criteria({ a: 1, b: 3 })])).toEqual({
      strongest: ['b'],
      weakest: ['a'],
    });
    expect(strongestAndWeakest([...rare, ...criteria({ a: 1 })])).toEqual({ strongest: [], weakest: [] });
  });

  it('with equal levels are ranked by the number of results', () => {
    const [few, many] = [
      { name: 'few', meanLevel: 3, results: 3 },
      { name: 'many', meanLevel: 3, results: 9 },
    ];
    expect(strongestAndWeakest([few, many, ...criteria({ a: 0, b: 1 })]).strongest).toEqual(['many', 'few']);
  });
});
