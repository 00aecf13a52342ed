import { PLACED_WORDS_MAX } from '@marklight/contracts/business';
import { visiblePagesOf } from '../ocr/scanned-glyphs';
import type { ScannedLine, ScannedPage } from '../ocr/scanned-page';
import { layOut } from '../pdf/layout';
import { markedWord } from '../testing/marked-words';
import { textPlacesOf } from './text-places';

const SIZE = 12;
const LETTER = 6;

/** A line of words from x on, in type of one width. */
function aLine(text: string, x: number, y: number, ends?: ScannedLine['ends']): ScannedLine {
  let at = x;
  const words = text.split(' ').map((word) => {
    const from = at;
    at += word.length * LETTER + LETTER;
    return [word, from, from + word.length * LETTER] as const;
  });
  return { y, size: SIZE, words, ...(ends && { ends }) };
}

function placesOf(page: ScannedPage) {
  const pages = visiblePagesOf(page, 3);
  const { paragraphs, regions } = layOut(pages);
  const text = paragraphs.join('\n\n');
  return { text, places: textPlacesOf(text, regions, pages) };
}

const PROSE = 'the library in our town is where everybody goes';

describe('the places of words that were recognised', () => {
  it('are those of the whole picture where it shows an open book', () => {
    const lines = Array.from({ length: 10 }, (_, at) => [
      aLine(`${PROSE} l${at}`, 60, 80 + at * 20),
      aLine(`${PROSE} r${at}`, 460, 80 + at * 20),
    ]).flat();
    const { text, places } = placesOf({ width: 842, height: 595, confidence: 95, lines });
    expect(text.indexOf('l9')).toBeLessThan(text.indexOf('r0'));
    const before = (PROSE.length + 1) * LETTER;
    for (const [word, x, y] of [
      ['l4', 60 + before, 160],
      ['r4', 460 + before, 160],
    ] as const) {
      const found = markedWord(places, text, word)!;
      expect(found.page).toBe(3);
      expect(found.left * 842).toBeCloseTo(x, 0);
      expect(found.bottom * 595).toBeCloseTo(y + SIZE * 0.24, 0);
    }
  });

  it('follow a line that does not lie level', () => {
    const end = 60 + PROSE.length * LETTER;
    const lines = Array.from({ length: 8 }, (_, at) => {
      const y = 100 + at * 30;
      return aLine(at === 4 ? PROSE : `${PROSE} ${at}`, 60, y, [60, y - 9, end, y + 9]);
    });
    const { text, places } = placesOf({ width: 595, height: 842, confidence: 95, lines });
    const first = markedWord(places, text, 'library')!;
    const last = markedWord(places, text, 'goes')!;
    const slope = (last.middle.y - first.middle.y) / (last.middle.x - first.middle.x);
    expect((slope * 842) / 595).toBeCloseTo(18 / (PROSE.length * LETTER), 2);
  });

  it('are given for a limited number of words', () => {
    const words = Array.from({ length: PLACED_WORDS_MAX + 50 }, (_, at) => `word${at}`);
    const lines = Array.from({ length: Math.ceil(words.length / 10) }, (_, at) =>
      aLine(words.slice(at * 10, at * 10 + 10).join(' '), 60, 80 + at * 20),
    );
    const { places } = placesOf({ width: 900, height: 30_000, confidence: 95, lines });
    expect(places.lines.flatMap(({ words: of }) => of)).toHaveLength(PLACED_WORDS_MAX);
  });
});
