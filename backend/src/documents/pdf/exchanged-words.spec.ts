import { claimsOtherWord, wordsRead } from './exchanged-words';
import { glyphsOf } from './testing/glyphs';

const SHOWN = 'The library is the place where everybody meets and nobody has to buy anything at all';
const read = (text: string, unsure: readonly string[] = []) =>
  wordsRead({
    ...{ width: 595, height: 842, confidence: 95 },
    lines: [
      {
        ...{ y: 100, size: 12 },
        words: text
          .split(' ')
          .map((word, at) =>
            unsure.includes(word)
              ? ([word, 72 + at * 40, 108 + at * 40, true] as const)
              : ([word, 72 + at * 40, 108 + at * 40] as const),
          ),
      },
    ],
  });
const claims = (line: string, words = read(SHOWN)) => claimsOtherWord(glyphsOf(line), words);

describe('a line of a scan that is shown but for a few letters', () => {
  it.each([
    'The library is the garden where everybody meets',
    'Thunder library is the place where everybody meets',
    'is the place where everybody sings',
    'nobody has to really buy anything',
    'nobody has to buy everything beautiful at all',
  ])('claims another word: %s', (line) => {
    expect(claims(line)).toBe(true);
  });

  it.each([
    SHOWN,
    'place where everybody meets and nobody has',
    'Thc Iibrary is tne p1ace whcre evervbody rneets',
    'The library isthe place where every body meets',
    'body meets and nobody has to buy',
    'The library it the place',
  ])('claims what stands there, misread or parted: %s', (line) => {
    expect(claims(line)).toBe(false);
  });

  it('is believed where reading is not sure of the word', () => {
    const words = read(SHOWN.replace('place', 'qlnoc'), ['qlnoc']);
    expect(claims('The library is the place where everybody meets', words)).toBe(false);
  });
});
