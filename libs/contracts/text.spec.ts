import fc from 'fast-check';
import { cutTo, plainLine, plainText, wellFormed } from './text';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
/** UTF-16 code units in any order, so that halves of characters stand alone too. */
const anyUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 200 })
  .map((units) => String.fromCharCode(...units));
const texts = fc.oneof(anyText, anyUnits);

describe('wellFormed', () => {
  it.each([
    ['a\0b', 'ab'],
    ['a\ud800', 'a\ufffd'],
    ['\udc00a', '\ufffda'],
    ['\ud83d\ude00', '\ud83d\ude00'],
    ['line\nline\ttab', 'line\nline\ttab'],
  ])('%j becomes %j', (given, clean) => {
    expect(wellFormed(given)).toBe(clean);
  });

  it('leaves nothing that PostgreSQL refuses, and changes nothing twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = wellFormed(text);
        expect(clean).not.toMatch(/\0|\p{Cs}/u);
        expect(wellFormed(clean)).toBe(clean);
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });
});

describe('plainLine', () => {
  it.each([
    ['an email with zero-width characters', 'ad\u200bmin@school\u2060.edu', 'admin@school.edu'],
    ['tag characters', `Mia${String.fromCodePoint(0xe0041, 0xe0042)}`, 'Mia'],
    ['marks of direction', 'evil\u202efdp.exe', 'evilfdp.exe'],
    ['isolates and the Arabic letter mark', '\u2066a\u2069\u061cb', 'ab'],
    ['a soft hyphen and a filler', 'co\u00adop\u3164', 'coop'],
    ['a line break', 'Mia\r\nTran', 'Mia  Tran'],
    ['a joiner between Latin letters', 'a\u200db\u200cc', 'abc'],
    ['a joiner that shapes a Persian name', 'علی\u200cرضا', 'علی\u200cرضا'],
    ['a joiner at the end of a Persian name', 'علی\u200c', 'علی'],
    ['a joiner that builds an emoji', '👩\u200d🏫 8️⃣ ❤️', '👩\u200d🏫 8️⃣ ❤️'],
    ['a joiner beside an emoji', '👩\u200d', '👩'],
    ['accents that are separate characters', 'Zoe\u0308 Mu\u0308ller.pdf', 'Zo\u00eb M\u00fcller.pdf'],
    ['Korean letters one by one', '\u1100\u1161\u11a8', '\uac01'],
    ['accents and other scripts', ' Zoë Müller 李明 ', 'Zoë Müller 李明'],
  ])('%s', (_, given, clean) => {
    expect(plainLine(given)).toBe(clean);
  });

  it('leaves one line without unseen characters, and changes nothing twice', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const clean = plainLine(text);
        expect(clean).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u200b\u202a-\u202e\u{e0000}-\u{e007f}]/u);
        expect(plainLine(clean)).toBe(clean);
      }),
      { seed: 20_261_122, numRuns: 300 },
    );
  });
});

it.each([
  ['abc', 3, 'abc'],
  ['abc', 2, 'ab'],
  ['\ud7ffx', 1, '\ud7ff'],
  ['\ue000x', 1, '\ue000'],
  ['\u{10000}', 1, ''],
  ['\u{10000}', 2, '\u{10000}'],
  ['\u{10ffff}', 1, ''],
  ['\u{10ffff}', 2, '\u{10ffff}'],
])('cutTo cuts %j to %i as %j', (text, max, cut) => expect(cutTo(text, max)).toBe(cut));

it('cutTo never leaves half a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.nat(60), (text, max) => {
      const cut = cutTo(text, max);
      expect(cut.length).toBeLessThanOrEqual(max);
      expect(cut).not.toMatch(/\p{Cs}/u);
      expect(text.startsWith(cut)).toBe(true);
    }),
    { seed: 20_261_122, numRuns: 300 },
  );
});

describe('plainText', () => {
  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    [' a\tb \n', 'a\tb'],
    ['a\u0007b\u200bc\u{e0041}', 'a bc'],
    ['evil\u202Efdp', 'evilfdp'],
    ['cafe\u0301', 'caf\u00e9'],
    ['cafe\u200b\u0301', 'caf\u00e9'],
  ])('%j becomes %j', (given, plain) => {
    expect(plainText(given)).toBe(plain);
  });

  it('changes nothing the second time', () => {
    fc.assert(fc.property(texts, (text) => plainText(plainText(text)) === plainText(text)));
  });
});
