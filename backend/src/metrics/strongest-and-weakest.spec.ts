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
    ['one that trails', { a: 2, b: 2, c: 2, d: 1 }, ['a', 'b', 'c'], ['d']],
    ['one that leads', { a: 4, b: 2, c: 2 }, ['a'], ['b', 'c']],
    ['more equal ones than are named', { a: 2, b: 2, c: 2, d: 2, e: 1 }, [], ['e']],
    ['equal ones in the middle', { a: 3, b: 2.75, c: 2.75, d: 2 }, ['a'], ['d']],
    ['ones that are printed alike', { a: 3, b: 2.77, c: 2.75, d: 2 }, ['a'], ['d']],
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

  it('are never criteria that few of the essays have', () => {
    const many = criteria({ a: 1, b: 3, c: 2 }).map((one) => ({ ...one, results: 28 }));
    const ends = (results: number) =>
      strongestAndWeakest([...many, { name: 'few', meanLevel: 0, results }]).weakest;
    expect(ends(6)).toEqual(['a']);
    expect(ends(7)).toEqual(['few', 'a']);
  });

  it('with equal levels are ranked by the number of results', () => {
    const [few, many] = [
      { name: 'few', meanLevel: 3, results: 3 },
      { name: 'many', meanLevel: 3, results: 9 },
    ];
    expect(strongestAndWeakest([few, many, ...criteria({ a: 0, b: 1 })]).strongest).toEqual(['many', 'few']);
  });
});
