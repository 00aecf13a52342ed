import { nextToReview } from './next-to-review';

const essay = (id: string, minute: number) => ({ id, uploadedAt: `2026-03-01T02:0${minute}:00.000Z` });
const [newest, middle, oldest] = [essay('c', 3), essay('b', 2), essay('a', 1)];
const waiting = [newest, middle, oldest];

describe('the next essay to review', () => {
  it('reaches every one that waits, without marking any, and begins again', () => {
    const way = [newest];
    for (let step = 0; step < 3; step++) way.push(nextToReview(waiting, way.at(-1) ?? newest) ?? newest);
    expect(way.map(({ id }) => id)).toEqual(['c', 'b', 'a', 'c']);
  });

  it('is the next older one after an essay that has been marked', () => {
    expect(nextToReview([newest, oldest], middle)).toBe(oldest);
    expect(nextToReview([newest, middle], oldest)).toBe(newest);
  });

  it('is none if no other waits', () => {
    expect(nextToReview([middle], middle)).toBeUndefined();
    expect(nextToReview([], middle)).toBeUndefined();
  });
});
