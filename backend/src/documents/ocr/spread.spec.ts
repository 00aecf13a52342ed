import type { ScannedLine, ScannedPage } from './scanned-page';
import { pagesShown } from './spread';

const PROSE = 'the library in our town is where everybody meets'.split(' ');
const HEIGHT = 595;

/** A line of words of equal width from x0 to x1. */
function aLine(y: number, parts: readonly (readonly [x0: number, x1: number, words: readonly string[]])[]) {
  const words = parts.flatMap(([x0, x1, texts]) =>
    texts.map((text, at) => {
      const step = (x1 - x0) / texts.length;
      return [text, x0 + at * step, x0 + (at + 1) * step - 3] as const;
    }),
  );
  return { y, size: 12, words } satisfies ScannedLine;
}
const rows = (count: number, of: (y: number) => ScannedLine) =>
  Array.from({ length: count }, (_, at) => of(80 + at * 20));
const aPage = (lines: ScannedLine[], width = 842): ScannedPage => ({
  ...{ width, height: HEIGHT, confidence: 95, lines },
});
const words = ({ lines }: ScannedPage) => lines.flatMap((line) => line.words.map(([text]) => text)).join(' ');

describe('a picture of an open book', () => {
  it.each<[string, (y: number) => ScannedLine]>([
    ['whose lines were found page by page', (y) => aLine(y, [[60, 390, PROSE]])],
    [
      'whose lines were found across the fold',
      (y) =>
        aLine(y, [
          [60, 390, PROSE],
          [460, 790, PROSE],
        ]),
    ],
  ])('is two pages, left and right, %s', (_, of) => {
    const lines = [...rows(10, of), ...rows(10, (y) => aLine(y, [[460, 790, ['right', ...PROSE]]]))];
    const [left, right, ...more] = pagesShown(aPage(lines));
    expect(more).toEqual([]);
    expect(words(left!)).toBe(Array.from({ length: 10 }, () => PROSE.join(' ')).join(' '));
    expect(words(right!)).toContain('right');
    expect(right!.lines.every(({ words: [first] }) => first![1] >= 0 && first![2] <= right!.width)).toBe(
      true,
    );
  });

  it('may end with a few lines on the right, and may have specks in its fold', () => {
    const lines = [
      ...rows(10, (y) => aLine(y, [[60, 390, PROSE]])),
      ...rows(2, (y) => aLine(y, [[460, 790, PROSE]])),
      aLine(300, [[415, 425, ['.;']]]),
    ];
    expect(pagesShown(aPage(lines))).toHaveLength(2);
  });
});

describe('a picture of one page stays one', () => {
  it.each<[string, ScannedPage]>([
    [
      'upright, in two columns',
      aPage(
        rows(10, (y) =>
          aLine(y, [
            [30, 200, PROSE],
            [240, 400, PROSE],
          ]),
        ),
        420,
      ),
    ],
    ['wide', aPage(rows(10, (y) => aLine(y, [[60, 790, [...PROSE, ...PROSE]]])))],
    [
      'wide, with a title above two columns',
      aPage([
        aLine(60, [[300, 560, PROSE]]),
        ...rows(10, (y) =>
          aLine(y, [
            [60, 390, PROSE],
            [460, 790, PROSE],
          ]),
        ),
      ]),
    ],
    [
      'wide, with a table',
      aPage(
        rows(12, (y) =>
          aLine(y, [
            [60, 200, ['Apples', 'red']],
            [460, 560, ['12', 'boxes']],
          ]),
        ),
      ),
    ],
    ['wide, with one column at the left', aPage(rows(10, (y) => aLine(y, [[60, 390, PROSE]])))],
    ['empty', aPage([])],
  ])('%s', (_, page) => {
    expect(pagesShown(page)).toEqual([page]);
  });
});
