import fc from 'fast-check';
import { isolated } from '@marklight/contracts/direction';
import { FontBook, type FontDocument } from '../font-book';
import { STYLES } from '../styles';
import { layOut, layOutOnLines, layOutOnOneLine, type Line } from './line-layout';

const LETTER = STYLES.body.size / 2;

/** A stand-in for pdfkit whose letters are all half as wide as they are high. */
function fontsOfEqualLetters(canShape: (text: string, features: unknown) => boolean = () => true): FontBook {
  let size = 0;
  const document = {
    _font: { font: { hasGlyphForCodePoint: () => true } },
    registerFont: () => document,
    font: () => document,
    fontSize: (points: number) => {
      size = points;
      return document;
    },
    widthOfString: (text: string, options: { features?: unknown }) => {
      if (!canShape(text, options.features)) throw new TypeError('no anchor');
      return (text.length * size) / 2;
    },
  };
  return new FontBook(document as unknown as FontDocument);
}

function linesOf(text: string, letters: number): string[] {
  return layOut(text, STYLES.body, letters * LETTER, fontsOfEqualLetters()).map((line) => line.text);
}

describe('layOut', () => {
  it('fills lines with whole words', () => {
    expect(linesOf('one two three four', 9)).toEqual(['one two', 'three', 'four']);
  });

  it('does not count the blank at a line end', () => {
    expect(linesOf('one two', 7)).toEqual(['one two']);
  });

  it('splits a word only when it is wider than a line', () => {
    expect(linesOf('a abcdefghij', 4)).toEqual(['a', 'abcd', 'efgh', 'ij']);
  });

  it('begins a line for each paragraph and leaves out empty ones', () => {
    expect(linesOf('one\r\n\n  \ntwo', 9)).toEqual(['one', 'two']);
  });

  it('puts the runs of a right-to-left line in the order they are seen', () => {
    const [line] = layOut('שרה Cohen', STYLES.body, 100, fontsOfEqualLetters());
    expect(line?.rightToLeft).toBe(true);
    expect(line?.fragments.map(({ text, rightToLeft }) => [text, rightToLeft])).toEqual([
      ['Cohen', false],
      ['שרה ', true],
    ]);
  });

  it('prints a name that runs right to left beside other words without moving them, and without the marks for that', () => {
    const text = `${isolated('محمد')} · 353 words`;
    const [line] = layOut(text, STYLES.body, 1_000, fontsOfEqualLetters());
    expect(line?.text).toBe('محمد · 353 words');
    expect(line?.rightToLeft).toBe(false);
    const seen = line?.fragments.filter((fragment) => fragment.text !== '');
    expect(seen?.map(({ text, rightToLeft }) => [text, rightToLeft])).toEqual([
      ['محمد', true],
      [' · 353 words', false],
    ]);
    expect(line?.width).toBe(LETTER * 'محمد · 353 words'.length);
  });

  it('prints a file’s extension last if its name runs right to left', () => {
    const [line] = layOut(`File: ${isolated('محمد.pdf')}`, STYLES.body, 1_000, fontsOfEqualLetters());
    expect(line?.text).toBe('File: محمد.pdf');
    const seen = line?.fragments.filter((fragment) => fragment.text !== '');
    expect(seen?.map(({ text, rightToLeft }) => [text, rightToLeft])).toEqual([
      ['File: ', false],
      ['محمد', true],
      ['.pdf', false],
    ]);
  });

  it('fits the width and keeps every character', () => {
    const texts = fc.array(
      fc.constantFrom('a', 'word', 'שרה', 'محمد', '李小龙', '12', '(', ')', ' ', ' ', 'longerthanaline'),
    );
    fc.assert(
      fc.property(texts, (parts) => {
        const lines = layOut(parts.join(''), STYLES.body, 10 * LETTER, fontsOfEqualLetters());
        for (const line of lines) expect(line.width).toBeLessThanOrEqual(10 * LETTER);
        const withoutBlanks = (text: string) => text.replace(/\s/g, '');
        expect(withoutBlanks(lines.map((line) => line.text).join(''))).toBe(withoutBlanks(parts.join('')));
      }),
    );
  });
});

describe('layOutOnOneLine', () => {
  it('cuts with an ellipsis what does not fit', () => {
    expect(
      layOutOnOneLine('a very long file name.pdf', STYLES.body, 12 * LETTER, fontsOfEqualLetters())?.text,
    ).toBe('a very long…');
    expect(layOutOnOneLine('short.pdf', STYLES.body, 12 * LETTER, fontsOfEqualLetters())?.text).toBe(
      'short.pdf',
    );
    expect(layOutOnOneLine(' \u200F ', STYLES.body, 12 * LETTER, fontsOfEqualLetters())).toBeNull();
  });

  const seenIn = (line: Line | null | undefined) =>
    line?.fragments
      .filter((fragment) => fragment.text !== '')
      .map(({ text, rightToLeft }) => [text, rightToLeft]);
  const isolatedName = isolated('محمد');

  it('keeps a name isolated where what follows is cut', () => {
    const text = `${isolatedName} · 353 words and more`;
    const line = layOutOnOneLine(text, STYLES.body, 18 * LETTER, fontsOfEqualLetters());
    expect(line?.text).toBe('محمد · 353 words…');
    expect(line?.rightToLeft).toBe(false);
    expect(seenIn(line)).toEqual([
      ['محمد', true],
      [' · 353 words…', false],
    ]);
  });

  it('cuts a name at its own end, which is on the left', () => {
    const name = isolated('عبدمحمدعبد');
    const line = layOutOnOneLine(`${name} · 353 words`, STYLES.body, 5 * LETTER, fontsOfEqualLetters());
    expect(line?.rightToLeft).toBe(false);
    expect(seenIn(line)).toEqual([['عبدم…', true]]);
  });

  it('reads in the direction of the whole text, even if its first letter was cut', () => {
    const line = layOutOnOneLine('((((((((((((שרה', STYLES.body, 4 * LETTER, fontsOfEqualLetters());
    expect(line?.rightToLeft).toBe(true);
  });
});

describe('layOutOnLines', () => {
  it('cuts the last line that is allowed, with names isolated on each', () => {
    const text = `${isolated('محمد')} 12 ${isolated('محمد')} 34 and so on`;
    const lines = layOutOnLines(2, text, STYLES.body, 8 * LETTER, fontsOfEqualLetters());
    expect(lines.map((line) => line.text)).toEqual(['محمد 12', 'محمد 34…']);
    const seen = lines.map(({ fragments }) => fragments.filter(({ text: part }) => part !== ''));
    expect(seen.map((parts) => parts.map(({ text: part }) => part))).toEqual([
      ['محمد', ' 12'],
      ['محمد', ' 34…'],
    ]);
  });

  it('leaves alone what fits', () => {
    const lines = layOutOnLines(2, 'one two three', STYLES.body, 9 * LETTER, fontsOfEqualLetters());
    expect(lines.map((line) => line.text)).toEqual(['one two', 'three']);
  });
});

describe('FontBook', () => {
  it('leaves marks at their usual place where the shaper fails at placing them', () => {
    const fonts = fontsOfEqualLetters((_text, features) => JSON.stringify(features) === '{"abvm":false}');
    expect(fonts.runsOf('абвг', STYLES.body)).toMatchObject([{ text: 'абвг', withoutMarkPlacing: true }]);
  });

  it('prints letters apart where the shaper fails on them together', () => {
    const fonts = fontsOfEqualLetters((text) => text.length < 3);
    const runs = fonts.runsOf('абвг', STYLES.body);
    expect(runs.map(({ text }) => text)).toEqual(['а', 'б', 'в', 'г']);
  });
});
