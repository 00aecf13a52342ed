import { BORDERS, mistakeCeiling } from './ceilings';

const mistakes = (count: number): { text: string }[] =>
  Array.from({ length: count }, (_, at) => ({ text: `word${at}` }));

describe('mistakeCeiling', () => {
  it.each([
    [0, null],
    [1, null],
    [2, 3],
    [6, 3],
    [12, 2],
    [20, 1],
    [60, 0],
  ])('allows, with %d different misspellings in 300 words, level %s', (count, level) => {
    expect(mistakeCeiling(BORDERS.spelling, mistakes(count), 300)?.level ?? null).toBe(level);
  });
  it('counts a word that is wrong the same way each time once', () => {
    const same = Array.from({ length: 20 }, () => ({ text: 'Definately' }));
    expect(mistakeCeiling(BORDERS.spelling, same, 300)).toBeNull();
  });
});
