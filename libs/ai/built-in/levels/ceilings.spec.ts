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
  it('says how many different mistakes there are, to one decimal', () => {
    expect(mistakeCeiling(BORDERS.spelling, mistakes(7), 300)?.because).toBe(
      'The check found 2.3 different mistakes in every 100 words',
    );
  });

  it.each([
    [0.6, 3, 500, null],
    [0.61, 61, 10_000, 3],
    [2, 6, 300, 3],
    [5, 15, 300, 2],
    [12, 36, 300, 1],
  ])('allows the higher level at exactly the border of %d in 100 words', (_, count, words, level) => {
    expect(mistakeCeiling(BORDERS.spelling, mistakes(count), words)?.level ?? null).toBe(level);
  });

  it('sets none for one slip in a short text', () => {
    expect(mistakeCeiling(BORDERS.spelling, mistakes(1), 50)).toBeNull();
  });

  it.each([
    ['grammar', 2, 3],
    ['grammar', 9, 1],
    ['punctuation', 2, 3],
    ['punctuation', 16, 1],
    ['conventions', 19, 1],
    ['conventions', 60, 0],
  ] as const)('weighs each kind of mistake: %s, %d in 300 words, level %s', (kind, count, level) => {
    expect(mistakeCeiling(BORDERS[kind], mistakes(count), 300)?.level).toBe(level);
  });

  it('stands for a text without words', () => {
    expect(mistakeCeiling(BORDERS.spelling, mistakes(2), 0)?.level).toBe(0);
  });
});
