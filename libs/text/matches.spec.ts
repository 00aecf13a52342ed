import { matchesOf } from './matches';

const found = (text: string, pattern: RegExp) =>
  [...matchesOf(text, pattern)].map(({ 0: words, index }) => [words, index]);

it.each([
  ['one two one', /one/gu],
  ['no match here', /z/gu],
  ['éa 😀 éa', /[é😀]a?/gu],
  ['end', /end$/gu],
])('finds in “%s” what matchAll finds', (text, pattern) => {
  expect(found(text, pattern)).toEqual(
    [...text.matchAll(pattern)].map(({ 0: words, index }) => [words, index]),
  );
});

it('begins at the start of each text, and goes on where the pattern was used in between', () => {
  const pattern = /a/gu;
  pattern.test('a');
  const places: number[] = [];
  for (const { index } of matchesOf('aba', pattern)) {
    places.push(index);
    expect(found('ba', pattern)).toEqual([['a', 1]]);
  }
  expect(places).toEqual([0, 2]);
});

it('keeps the indices of groups', () => {
  const [match] = matchesOf('by Mia', /by (?<name>\p{Lu}\p{Ll}+)/dgu);
  expect(match?.indices?.groups?.name).toEqual([3, 6]);
});
