import * as fc from 'fast-check';
import { highlightSegments } from './highlight-segments';

const range = (start: number, end: number, criterion: number) => ({ start, end, criterion });

describe('highlightSegments', () => {
  it('cuts overlapping evidence at every edge and names both criteria where they overlap', () => {
    const segments = highlightSegments('abcdef', [range(1, 4, 1), range(2, 5, 2)]);
    expect(segments.map(({ text, criteria, endsHere }) => [text, criteria, endsHere])).toEqual([
      ['a', [], []],
      ['b', [1], []],
      ['cd', [1, 2], [1]],
      ['e', [2], [2]],
      ['f', [], []],
    ]);
  });

  it('clips what reaches outside the text and leaves out what is empty', () => {
    const segments = highlightSegments('abc', [
      range(-5, 1, 1),
      range(2, 99, 2),
      range(1, 1, 3),
      range(3, 1, 4),
    ]);
    expect(segments.flatMap(({ criteria }) => criteria)).toEqual([1, 2]);
  });

  it('gives no segment for an empty text', () => {
    expect(highlightSegments('', [range(0, 3, 1)])).toEqual([]);
  });

  it('always joins back to the text, and covers exactly what the ranges cover', () => {
    const ranges = fc.array(
      fc.record({
        start: fc.integer({ min: -5, max: 60 }),
        end: fc.integer({ min: -5, max: 60 }),
        criterion: fc.nat(4),
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 50 }), ranges, (text, given) => {
        const segments = highlightSegments(text, given);
        expect(segments.map((segment) => segment.text).join('')).toBe(text);
        for (const segment of segments) {
          const expected = given.filter(({ start, end }) => start <= segment.start && segment.start < end);
          expect(segment.criteria).toEqual(
            [...new Set(expected.map((each) => each.criterion))].sort((a, b) => a - b),
          );
        }
      }),
    );
  });
});
