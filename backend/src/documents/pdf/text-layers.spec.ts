import type { PaintedGlyph } from './painted-page';
import { glyphsOf } from './testing/glyphs';
import { layersOf } from './text-layers';

const A4 = { box: [0, 0, 595, 842] } as const;
/** Pieces of text in the order in which they are painted. */
const layers = (...pieces: PaintedGlyph[][]) =>
  layersOf(
    pieces.flatMap((glyphs, piece) => glyphs.map((glyph) => ({ ...glyph, piece }))),
    {
      box: [...A4.box],
    },
  );

describe('layers of text', () => {
  it('need not be told apart where no piece lies over another', () => {
    expect(layers(glyphsOf('The library'), glyphsOf('is open', { y: 680 })).size).toBe(0);
  });

  it('keep pieces apart that lie over each other, and put others with the first', () => {
    const found = layers(glyphsOf('library'), glyphsOf('zebras!'), glyphsOf('elsewhere', { y: 600 }));
    expect([...found]).toEqual([[1, 1]]);
  });

  it('take a piece back into a layer in which its place is free', () => {
    const found = layers(
      glyphsOf('library'),
      glyphsOf('zebras!'),
      glyphsOf('museum', { y: 600 }),
      glyphsOf('giraffe', { y: 600 }),
    );
    expect([...found]).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });

  it('are four at the most, however much lies in one place', () => {
    const found = layers(...Array.from({ length: 7 }, () => glyphsOf('library')));
    expect([...found.values()]).toEqual([1, 2, 3, 3, 3, 3]);
  });

  it('take no notice of spaces, nor of what lies beside the page', () => {
    expect(layers(glyphsOf('    '), glyphsOf('zebras')).size).toBe(0);
    expect(layers(glyphsOf('library', { x: 700 }), glyphsOf('zebras!', { x: 700 })).size).toBe(0);
  });
});
