import { overprinted } from './overprinted';
import type { PaintedGlyph } from './painted-page';
import { glyphsOf, textOf } from './testing/glyphs';

const found = (...lines: PaintedGlyph[][]) => textOf(overprinted(lines.flat()));
/** Turned a quarter counter-clockwise about the start of its line. */
const upright = (glyphs: PaintedGlyph[]): PaintedGlyph[] =>
  glyphs.map((glyph, at) => ({
    ...glyph,
    turns: 1,
    ...{ x: 300, y: 100 + at * glyph.width },
    middle: { x: 300 - glyph.size / 3, y: 100 + (at + 0.5) * glyph.width },
  }));

describe('words printed over each other', () => {
  it('are both found, since nobody can read either', () => {
    expect(found(glyphsOf('library'), glyphsOf('museums'))).toBe('librarymuseums');
  });

  it('are found in a line that goes up the page, too', () => {
    expect(found(upright(glyphsOf('library')), upright(glyphsOf('giraffe')))).toBe('librarygiraffe');
  });

  it('are the words alone, not their neighbours on the line', () => {
    const covered = glyphsOf('zebras', { x: 72 + 4 * 6 });
    expect(found(glyphsOf('The museum opens'), covered)).toBe('museumzebras');
  });

  it.each<[string, PaintedGlyph[]]>([
    ['the same word printed again, as bold type and shadows are', glyphsOf('library', { x: 72.4 })],
    ['the next line', glyphsOf('zebras!', { y: 686 })],
    ['an accent or a dot', glyphsOf('´')],
    ['a watermark of more than twice the size', glyphsOf('DRAFT', { size: 40, width: 24 })],
    ['a word of which only the end reaches over another', glyphsOf('zebras', { x: 72 - 4 * 6 })],
  ])('are not %s', (_, other) => {
    expect(found(glyphsOf('library'), other)).toBe('');
  });
});
