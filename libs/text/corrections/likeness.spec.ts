import { differByAtMost, distanceBetween, soundKey, TOO_FAR } from './likeness';

it('counts slips of learners less than other letters', () => {
  const [doubled, vowel, other] = [
    distanceBetween('runing', 'running', 3),
    distanceBetween('seperate', 'separate', 3),
    distanceBetween('rubning', 'running', 3),
  ];
  expect(distanceBetween('same', 'same', 3)).toBe(0);
  expect(doubled).toBeLessThan(vowel);
  expect(vowel).toBeLessThan(other);
  expect(distanceBetween('fone', 'phone', 3)).toBeLessThan(1);
  expect(distanceBetween('a'.repeat(50), 'word', 3)).toBe(TOO_FAR);
});

it.each([
  ['cat', 'cat', 0, true],
  ['cta', 'cat', 1, true],
  ['cat', 'cart', 1, true],
  ['cat', 'dog', 2, false],
  ['kitten', 'sitting', 3, true],
  ['kitten', 'sitting', 2, false],
] as const)('tells whether %j and %j differ by at most %d letters', (one, other, most, expected) => {
  expect(differByAtMost(one, other, most)).toBe(expected);
});

it('has one key for words that sound alike', () => {
  expect(soundKey('nife')).toBe(soundKey('knife'));
  expect(soundKey('fotograf')).toBe(soundKey('photograph'));
  expect(soundKey('cat')).not.toBe(soundKey('dog'));
});
