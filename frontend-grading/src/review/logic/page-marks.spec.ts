import type { PlacedLine } from '@marklight/contracts/text-places';
import { pageMarksOf } from './page-marks';

const TEXT = 'the library in our town is where everybody meets';

/** A line over the whole width of a page, whose words are as long as their letters. */
function aLine(words: string, page: number, y: number): PlacedLine {
  const begin = TEXT.indexOf(words);
  return {
    page,
    corners: [0, y, 1, y, 1, y + 0.1, 0, y + 0.1],
    words: Array.from(words.matchAll(/\S+/g), ({ 0: word, index }) => [
      begin + index,
      begin + index + word.length,
      index / words.length,
      (index + word.length) / words.length,
    ]),
  };
}
const quote = (words: string, criterion = 1) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.length, criterion };
};
const LINES = [
  aLine('the library in our', 1, 0.2),
  aLine('town is where', 1, 0.4),
  aLine('everybody meets', 2, 0.1),
];
const marks = (ranges: ReturnType<typeof quote>[], lines = LINES) =>
  pageMarksOf(TEXT, ranges, { characters: TEXT.length, lines });

describe('the marks of quotes on the pages', () => {
  it('cover the quoted words of a line', () => {
    const [mark, ...more] = marks([quote('library in')]);
    expect(more).toEqual([]);
    expect(mark).toMatchObject({ page: 1, criterion: 1, quote: 'library in', start: 4 });
    expect(mark!.boxes).toEqual([
      [4 / 18, 0.2, 14 / 18, 0.2, 14 / 18, 0.30000000000000004, 4 / 18, 0.30000000000000004],
    ]);
  });

  it('are several where a quote goes on over a line or a page', () => {
    const found = marks([quote('our town is where everybody')]);
    expect(found.map(({ page, boxes }) => [page, boxes.length])).toEqual([
      [1, 2],
      [2, 1],
    ]);
  });

  it('follow a line that slants', () => {
    const slanting = { ...LINES[0]!, corners: [0, 0.2, 1, 0.3, 1, 0.4, 0, 0.3] };
    const [mark] = marks([quote('library in')], [slanting]);
    expect(mark!.boxes[0]![1]).toBeCloseTo(0.2 + 0.1 * (4 / 18));
    expect(mark!.boxes[0]![3]).toBeCloseTo(0.2 + 0.1 * (14 / 18));
  });

  it('are none where most of the quote has no place', () => {
    expect(marks([quote('town is where everybody meets')], LINES.slice(0, 2))).toEqual([]);
    expect(marks([quote('town is where everybody')], LINES.slice(0, 2))).toHaveLength(0);
    expect(marks([quote('in our town is where everybody')], LINES.slice(0, 2))).toHaveLength(1);
  });

  it('are none of a text that was corrected meanwhile', () => {
    expect(pageMarksOf(TEXT, [quote('library')], { characters: TEXT.length + 1, lines: LINES })).toEqual([]);
  });

  it('have their numbers beside their line, in the order of the quotes', () => {
    const found = marks([quote('in our', 2), quote('the library', 1), quote('town', 3)]);
    expect(found.map(({ criterion, beside }) => [criterion, beside.x, beside.place])).toEqual([
      [1, 0, 1],
      [2, 0, 0],
      [3, 0, 0],
    ]);
  });
});
