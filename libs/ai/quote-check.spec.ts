import fc from 'fast-check';
import { quoteFinder } from './quote-check';

describe('quoteFinder', () => {
  const essay = 'She said “it’s late” —  and\nleft. We start art class. We start again…';
  const find = quoteFinder(essay);

  it.each([
    ['She said “it’s late”', 'She said “it’s late”'],
    ['She said "it\'s late" - and left.', 'She said “it’s late” —  and\nleft.'],
    ['"We start art class."', 'We start art class.'],
    ['again...', 'again…'],
    ['art', 'art'],
  ])('finds %j in the essay’s own words', (quote, expected) => {
    const found = find(quote);
    expect(found?.quote).toBe(expected);
    expect(essay.slice(found?.start, found?.end)).toBe(expected);
  });

  it('takes whole words only', () => {
    expect(find('art')?.start).toBe(essay.indexOf(' art ') + 1);
    expect(find('tart')).toBeNull();
  });

  it.each(['We begin art class.', 'she said', 'She said it late', '', '…', 'left We start'])(
    'does not find %j',
    (quote) => {
      expect(find(quote)).toBeNull();
    },
  );

  it('finds every stretch of whole words of any text, where it says it is', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-z“’—]{1,6}$/), { minLength: 1, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        (words, a, b) => {
          const text = words.join(' ');
          const [from, to] = [a % words.length, b % words.length].sort((x, y) => x - y);
          const quote = words.slice(from, (to ?? 0) + 1).join(' ');
          const found = quoteFinder(text)(quote);
          if (/[a-z]/u.test(quote)) expect(found).not.toBeNull();
          if (found !== null) expect(text.slice(found.start, found.end)).toBe(found.quote);
        },
      ),
    );
  });

  it('looks through the longest text in time that grows with its length', () => {
    const sentence = 'We went to the “old” market \n and bought bread. ';
    const find = quoteFinder(`${sentence.repeat(12_000)}The end — at last.`);
    expect(find('The end - at last.')?.quote).toBe('The end — at last.');
    expect(find('Nobody wrote "this".')).toBeNull();
  });
});
