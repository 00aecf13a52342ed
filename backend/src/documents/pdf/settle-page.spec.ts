import type { ScannedPage, ScanOutcome } from '../ocr/scanned-page';
import type { PaintedGlyph } from './painted-page';
import type { ReadPage } from './read-page';
import { settled } from './settle-page';
import { glyphsOf, textOf } from './testing/glyphs';

const LINES = ['The library is the place where everybody meets.', 'It costs little, and it gives much.'];
const OTHER = ['Quick brown zebras jump over five hundred lazy frogs.'];
const glyphsOfLines = (lines: readonly string[], from = 0) =>
  lines.flatMap((line, at) => glyphsOf(line, { y: 700 - at * 16, from: from + at * 100 }));

/** A page whose own words can be told only by a reading, unless they are seen anyhow. */
const page = ({ claims = [] as string[], shows = [] as string[] }): ReadPage => ({
  visible: glyphsOfLines(shows),
  claimed: new Map(glyphsOfLines(claims, 10_000).map((glyph) => [glyph, 'invisible'])),
  hidden: new Map(),
  box: [0, 0, 595, 842],
  shown: { page: 3, at: (x, y) => [x / 595, 1 - y / 842] },
  showsPicture: true,
  isToBeRead: true,
});

const read = (lines: readonly string[], confidence = 95): ScannedPage => ({
  ...{ width: 595, height: 842, confidence },
  lines: lines.map((line, at) => ({
    ...{ y: 142 + at * 16, size: 12 },
    words: line.split(' ').map((word, place) => [word, 72 + place * 40, 108 + place * 40] as const),
  })),
});

const outcome = (of: ReadPage, scan: ScanOutcome) => {
  const { pages, hidden, faults } = settled(of, 3, scan);
  const glyphs = pages.flatMap((one): readonly PaintedGlyph[] => one.glyphs);
  return { text: textOf(glyphs), hidden: textOf([...hidden.keys()]), faults };
};

describe('a page that was read', () => {
  it('has its own words where the picture shows them, and nothing to say of it', () => {
    expect(outcome(page({ claims: LINES }), read(LINES))).toEqual({
      text: LINES.join(''),
      hidden: '',
      faults: [],
    });
  });

  it('has the words that were read where it claims others, which are hidden', () => {
    const found = outcome(page({ claims: OTHER }), read(LINES));
    expect(found.text).toContain('library');
    expect(found.hidden).toBe(OTHER.join(''));
    expect(found.faults).toEqual([{ kind: 'scanned_page', page: 3, confidence: 95 }]);
  });

  it('has only the lines that were read where it claims one more', () => {
    const found = outcome(page({ claims: [...LINES, ...OTHER] }), read(LINES));
    expect(found.text).not.toContain('zebras');
    expect(found.hidden).toBe(OTHER.join(''));
  });

  it('has the words that were read where it claims none', () => {
    const found = outcome(page({}), read(LINES));
    expect(found.text.replaceAll(' ', '')).toBe(LINES.join('').replaceAll(' ', ''));
    expect(found.faults).toHaveLength(1);
  });

  it('keeps its typed words where the reading is not sure of others, and says so', () => {
    const shows = [...LINES, ...LINES];
    const found = outcome(page({ shows }), read(['Thc Iibrary'], 20));
    expect(found.text).toBe(shows.join(''));
    expect(found.faults).toEqual([{ kind: 'scanned_page', page: 3, confidence: 20 }]);
  });

  it.each<[ScanOutcome, object]>([
    ['blank', { kind: 'blank_page' }],
    ['no_text', { kind: 'picture_page' }],
    ['unread', { kind: 'damaged_page' }],
  ])('has no words of what it claims where the reading is: %s', (scan, fault) => {
    expect(outcome(page({ claims: LINES }), scan)).toEqual({
      text: '',
      hidden: LINES.join(''),
      faults: [{ page: 3, ...fault }],
    });
  });

  it('has the words of a model that read its handwriting', () => {
    const found = outcome(page({}), { writing: 'Dear Sir, I write to you.', model: 'a-model' });
    expect(found.text).toContain('Dear');
    expect(found.faults).toEqual([{ kind: 'model_page', page: 3 }]);
  });
});
