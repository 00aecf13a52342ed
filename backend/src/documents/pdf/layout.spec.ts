import { layOut, plainTextOf } from './layout';
import type { PaintedGlyph } from './painted-page';

const SIZE = 12;
const ADVANCE = 6;

/** Glyphs of one line in type of one width, as a renderer would have painted them. */
function line(text: string, x: number, y: number, options: Partial<PaintedGlyph> = {}): PaintedGlyph[] {
  return [...text].map((letter, index) => ({
    text: letter,
    x: x + index * ADVANCE,
    y,
    width: ADVANCE,
    size: SIZE,
    sizeAcross: SIZE,
    turns: 0,
    middle: { x: x + index * ADVANCE + 3, y: y + 4 },
    isSpace: letter === ' ',
    colour: '#000000',
    piece: 0,
    unpainted: false,
    clip: [0, 0, 595, 842],
    order: 0,
    ...options,
  }));
}

/** Lines below each other from the top of the page; an empty one is a blank line, a leading ">" an indent. */
function page(lines: readonly string[], pitch = 14, top = 760): PaintedGlyph[] {
  return lines.flatMap((text, index) => {
    const indented = text.startsWith('>');
    return line(indented ? text.slice(1) : text, indented ? 108 : 72, top - index * pitch);
  });
}

const FULL = 'This line of the essay goes on until it has reached the right margin of';
const PAPER = [0, 0, 595, 842] as const;
const pagesOf = (pages: PaintedGlyph[][]) => pages.map((glyphs) => ({ glyphs, box: PAPER }));
const textOf = (...pages: PaintedGlyph[][]) => layOut(pagesOf(pages)).paragraphs;
/** Lines at the foot of a page. */
const AT_FOOT = 100;

describe('layOut', () => {
  it('joins lines and separates paragraphs at blank lines', () => {
    expect(textOf(page([FULL, 'the page.', '', FULL, 'the page again.']))).toEqual([
      `${FULL} the page.`,
      `${FULL} the page again.`,
    ]);
  });

  it('joins the lines of a heading that was too long for one', () => {
    const large = { size: 18 };
    const body = page([FULL, 'the page.', '', FULL, 'the end.'], 14, 690);
    expect(
      textOf([
        ...line('Phones Away, Minds Awake: Why Our School Should Ban Mobile', 72, 760, large),
        ...line('Telephones', 72, 737, large),
        ...body,
      ]),
    ).toEqual([
      'Phones Away, Minds Awake: Why Our School Should Ban Mobile Telephones',
      `${FULL} the page.`,
      `${FULL} the end.`,
    ]);
  });

  it('separates paragraphs at indents in double-spaced text', () => {
    expect(
      textOf(page([`>${FULL.slice(6)}`, FULL, 'the page.', `>${FULL.slice(6)}`, 'the end.'], 28)),
    ).toHaveLength(2);
  });

  it('separates paragraphs where the writer ended a line early', () => {
    expect(
      textOf(
        page([
          FULL,
          FULL,
          'the end of the first.',
          'The second paragraph starts here and goes on until the right margin of',
          FULL,
        ]),
      ),
    ).toHaveLength(2);
  });

  it('joins a sentence over a page break', () => {
    const [only, ...others] = textOf(page([FULL, FULL], 14, AT_FOOT), page(['the page, where it ends.']));
    expect(others).toEqual([]);
    expect(only).toContain('right margin of the page, where');
  });

  it('separates pages where the writer left the rest of a page empty', () => {
    expect(
      textOf(
        page([FULL, 'The last line before an empty half page reaches the right margin as well.']),
        page(['On a new page.']),
      ),
    ).toHaveLength(2);
  });

  it('joins a word broken over a page break', () => {
    expect(
      textOf(
        page([FULL, 'This line of the essay ends in the middle of a word, which is a govern-'], 14, AT_FOOT),
        page(['ment of the people.']),
      )[0],
    ).toContain('a government of the people.');
  });

  it('leaves out headers, footers and page numbers that repeat from page to page', () => {
    const body = (text: string) => [FULL, FULL, text];
    const pages = [1, 2, 3].map((number) => [
      ...line('Jordan Lee', 72, 810),
      ...line('Year 9 English', 300, 810),
      ...page(body(`the page number ${['one', 'two', 'three'][number - 1] ?? ''}.`)),
      ...line(`Page ${number} of 3`, 280, 40),
    ]);
    const { paragraphs, studentName } = layOut(pagesOf(pages));
    expect(paragraphs.join(' ')).not.toMatch(/Jordan|Year 9|Page \d/);
    expect(studentName).toBe('Jordan Lee');
  });

  it('keeps the lines of a page that was handed in twice, and leaves out its number and header', () => {
    const copy = (number: number) => [
      ...line('Jordan Lee', 72, 810),
      ...page(['The first line of it.', '', 'The second and last line of it.']),
      ...line(`Page ${number} of 3`, 280, 40),
    ];
    const other = [...line('Jordan Lee', 72, 810), ...page(['Another page.'])];
    expect(textOf(copy(1), copy(2), other)).toEqual([
      ...['The first line of it.', 'The second and last line of it.'],
      ...['The first line of it.', 'The second and last line of it.', 'Another page.'],
    ]);
  });

  it('leaves out a page number on a document’s only page', () => {
    expect(textOf([...page([FULL, 'the page.']), ...line('1', 290, 40)])).toEqual([`${FULL} the page.`]);
  });

  it('keeps a year that ends the essay', () => {
    expect(textOf(page([FULL, FULL, 'the year was 1914', '1914']))).toContain('1914');
  });

  it('reads columns one after the other, with the title above them', () => {
    const left = [
      'In the left column the essay',
      'begins with a few short lines',
      'that are set in a column that',
      'is narrow and ends on the',
      'right.',
    ];
    const right = [
      'Over here in the other column',
      'the essay goes on, line after',
      'line, and comes to its end at',
      'the bottom of this column of',
      'text.',
    ];
    const glyphs = [
      ...line('A title over both of the columns', 180, 780),
      ...left.flatMap((text, index) => line(text, 72, 740 - index * 14)),
      ...right.flatMap((text, index) => line(text, 320, 740 - index * 14)),
    ];
    expect(textOf(glyphs).join(' ')).toBe(['A title over both of the columns', ...left, ...right].join(' '));
  });

  const COLUMN = [
    'In the left column the essay',
    'begins with a few short lines',
    'that are set in a column that',
    'is narrow and ends where the',
    'gutter begins, as columns do,',
    'and fills the page with many',
    'more lines than the one to its',
    'right has. Nobody is commit-',
  ];
  const twoColumns = (...right: string[]) => [
    ...COLUMN.flatMap((text, index) => line(text, 72, 740 - index * 14)),
    ...right.flatMap((text, index) => line(text, 320, 740 - index * 14)),
  ];

  it.each([1, 2, 3])('reads a last column of %i lines after the one before it', (lines) => {
    const right = [
      'ted to a second column that',
      'ends soon after it has begun,',
      'with hardly a word.',
    ].slice(0, lines);
    expect(textOf(twoColumns(...right)).join(' ')).toBe(
      [...COLUMN, ...right].join(' ').replace('commit- ted', 'committed'),
    );
  });

  it('reads three columns, the last of which is short', () => {
    const middle = COLUMN.map((text) => text.replace('left', 'next').slice(0, 26));
    const text = textOf([
      ...COLUMN.flatMap((one, at) => line(one.slice(0, 26), 40, 740 - at * 14)),
      ...middle.flatMap((one, at) => line(one, 215, 740 - at * 14)),
      ...line('The last column has only', 390, 740),
      ...line('two lines.', 390, 726),
    ]).join(' ');
    expect(text).toMatch(/The last column has only two lines\.$/);
  });

  it('reads a last column that is short beside a very long one', () => {
    const long = Array.from({ length: 50 }, (_, at) => `Line ${at} of a narrow column is`);
    const short = Array.from({ length: 5 }, (_, at) => `Short line ${at} of the second`);
    expect(
      textOf([
        ...long.flatMap((one, at) => line(one, 72, 800 - at * 14)),
        ...short.flatMap((one, at) => line(one, 320, 800 - at * 14)),
      ]).join(' '),
    ).toBe([...long, ...short].join(' '));
  });

  it('reads a line with a name and a date as one, above a text in one column', () => {
    const text = textOf([
      ...line('An essay on the columns of a page', 72, 740),
      ...line('by nobody in particular', 320, 740),
      ...Array.from({ length: 9 }, (_, at) => line(FULL, 72, 712 - at * 14)).flat(),
    ]).join(' ');
    expect(text).toMatch(/^An essay on the columns of a page by nobody in particular/);
  });

  it('reads a page that was turned on its side', () => {
    const turned = page([FULL, 'the page.']).map((glyph) => ({
      ...glyph,
      x: -glyph.y + 842,
      y: glyph.x,
      turns: 1 as const,
    }));
    expect(textOf(turned)).toEqual([`${FULL} the page.`]);
  });

  it('leaves a slanting watermark out', () => {
    expect(textOf([...page([FULL, 'the page.']), ...line('DRAFT', 200, 400, { turns: null })])).toEqual([
      `${FULL} the page.`,
    ]);
  });

  it('reads words once that were painted twice for bold type', () => {
    const twice = line('Bold heading', 72, 700).flatMap((glyph) => [glyph, { ...glyph, x: glyph.x + 0.3 }]);
    expect(plainTextOf(twice)).toBe('Bold heading');
    expect(plainTextOf([...line('Bold heading', 72, 700), ...line('Bold heading', 72.4, 700)])).toBe(
      'Bold heading',
    );
  });

  it('sees spaces where type leaves gaps instead', () => {
    expect(plainTextOf([...line('two', 72, 700), ...line('words', 93, 700)])).toBe('two words');
  });
});
