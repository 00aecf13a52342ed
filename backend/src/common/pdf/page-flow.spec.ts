import type { Canvas } from './canvas';
import { CONTENT_BOTTOM, LINE, MARGIN } from './styles';
import { PageFlow, type Block } from './page-flow';

const ROWS_ON_A_PAGE = Math.floor((CONTENT_BOTTOM - MARGIN) / LINE);

/** Places blocks and lists the names of the rows on each page. */
function paged(blocks: { name: string; rows: number; heading?: boolean }[]): string[][] {
  const pages: string[][] = [];
  const flow = new PageFlow({} as Canvas, () => pages.push([]));
  flow.newPage();
  flow.place(
    blocks.map(({ name, rows, heading = false }): Block => ({
      spaceBefore: 0,
      keepWithNext: heading,
      rows: Array.from({ length: rows }, (_, i) => ({
        height: LINE,
        draw: () => pages.at(-1)?.push(rows === 1 ? name : `${name}${i + 1}`),
      })),
    })),
  );
  return pages;
}

describe('PageFlow', () => {
  it('fills a page before it starts the next', () => {
    const pages = paged([
      { name: 'a', rows: ROWS_ON_A_PAGE },
      { name: 'b', rows: 1 },
    ]);
    expect(pages.map((page) => page.length)).toEqual([ROWS_ON_A_PAGE, 1]);
  });

  it('never ends a page with a heading', () => {
    const pages = paged([
      { name: 'a', rows: ROWS_ON_A_PAGE - 2 },
      { name: 'section', rows: 1, heading: true },
      { name: 'heading', rows: 1, heading: true },
      { name: 'text', rows: 5 },
    ]);
    expect(pages[1]?.slice(0, 3)).toEqual(['section', 'heading', 'text1']);
  });

  it('leaves no single line of a paragraph on either side of a page end', () => {
    const startsTooLow = paged([
      { name: 'a', rows: ROWS_ON_A_PAGE - 1 },
      { name: 'b', rows: 5 },
    ]);
    expect(startsTooLow[1]?.[0]).toBe('b1');
    const endsTooLate = paged([
      { name: 'a', rows: ROWS_ON_A_PAGE - 4 },
      { name: 'b', rows: 5 },
    ]);
    expect(endsTooLate[1]).toEqual(['b4', 'b5']);
  });

  it('keeps a short paragraph whole', () => {
    const pages = paged([
      { name: 'a', rows: ROWS_ON_A_PAGE - 2 },
      { name: 'b', rows: 3 },
    ]);
    expect(pages[1]).toEqual(['b1', 'b2', 'b3']);
  });

  it('splits what is longer than a page', () => {
    const pages = paged([{ name: 'a', rows: 3 * ROWS_ON_A_PAGE + 5 }]);
    expect(pages.flat()).toHaveLength(3 * ROWS_ON_A_PAGE + 5);
    expect(pages).toHaveLength(4);
  });
});
