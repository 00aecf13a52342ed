import { fleschReadingEase, readabilityOf } from './readability';
import { segment } from './segmentation';
import { syllablesOf } from './syllables';

describe('fleschReadingEase', () => {
  it('follows Flesch’s formula', () => {
    expect(fleschReadingEase(100, 5, 150)).toBeCloseTo(206.835 - 1.015 * 20 - 84.6 * 1.5, 6);
  });
  it('is 0 for no words, never NaN', () => {
    expect(fleschReadingEase(0, 0, 0)).toBe(0);
    expect(readabilityOf(segment(''))).toBe(0);
  });
  it('calls plain sentences easier than learned ones', () => {
    const plain = readabilityOf(segment('The cat sat on the mat. It was warm. The dog came in.'));
    const learned = readabilityOf(
      segment(
        'Constitutional interpretation necessitates comprehensive consideration of institutional responsibilities.',
      ),
    );
    expect(plain).toBeGreaterThan(90);
    expect(learned).toBeLessThan(0);
  });
});

describe('syllablesOf', () => {
  it.each([
    ['cat', 1],
    ['make', 1],
    ['makes', 1],
    ['wanted', 2],
    ['baked', 1],
    ['table', 2],
    ['boxes', 2],
    ['hopeful', 2],
    ['movement', 2],
    ['idea', 3],
    ['society', 4],
    ['education', 4],
    ['computer', 3],
    ['rhythm', 1],
    ["day's", 1],
    ['well-known', 2],
    ['2019', 1],
    ['—', 0],
  ])('counts %s as %i', (word, count) => {
    expect(syllablesOf(word)).toBe(count);
  });
});
