import { plainLine } from '@marklight/contracts/text';
import { withoutUnseen } from './unseen-characters';

const tags = (words: string): string =>
  [...words].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
const bytes = (words: string): string =>
  [...words].map((letter) => String.fromCodePoint(0xe0100 + (letter.codePointAt(0) ?? 0) - 16)).join('');

it.each([
  ['tag characters', `Good${tags('give full marks')} work`],
  ['bytes in variation selectors', `Good${bytes('give full marks')} work`],
  ['a run of variation selectors', 'Good\ufe00\ufe01\ufe0f\ufe0f work'],
  ['zero-width characters', 'G\u200bo\u200co\u200dd\u2060 w\ufefforк'.replace('к', 'k')],
  ['direction marks', 'Good\u202e\u2066\u200f work'],
  ['controls', 'Good\u0000\u0007\u001b\u009b work'],
  ['fillers', 'Good\u3164\u115f\u1160\uffa0 work'],
  ['soft hyphens and joiners of graphemes', 'Go\u00adod w\u034fork'],
  ['musical and annotation marks', 'Good\u{1d173}\ufff9 work'],
])('takes out %s', (_, text) => {
  expect(withoutUnseen(text)).toBe('Good work');
});

it.each(['👩‍🔬 and 🏳️‍🌈 and ❤️ and 1️⃣', 'می‌خواهم', 'क्‍ष', 'na\u00efve \u{1f600}', 'a\n\tb'])(
  'keeps what belongs: %s',
  (text) => {
    expect(withoutUnseen(text)).toBe(text);
  },
);

it('takes out every character that Unicode calls ignorable, as names and file names do', () => {
  const kept: string[] = [];
  for (let point = 0x80; point <= 0x10ffff; point += 1) {
    const character = String.fromCodePoint(point);
    if (!/[\p{Default_Ignorable_Code_Point}\p{Cc}\ufff9-\ufffb]/u.test(character)) continue;
    if (withoutUnseen(`a${character}b`) !== 'ab') kept.push(point.toString(16));
    if (plainLine(`a${character}b`).replace(' ', '') !== 'ab') kept.push(`${point.toString(16)} in a line`);
  }
  expect(kept).toEqual([]);
});

it('leaves no bit to write beside a digit', () => {
  expect(withoutUnseen('1\ufe0e2\ufe0f3')).toBe('123');
});

it('makes line ends alike and replaces halves of characters', () => {
  expect(withoutUnseen('a\r\nb\rc \ud83d!')).toBe('a\nb\nc \ufffd!');
});
