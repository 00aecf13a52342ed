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
    expect(find('star')).toBeNull();
    expect(find('We star')).toBeNull();
    // The first place is no whole word, and the second one overlaps it.
    expect(quoteFinder('aab ab')('ab')?.start).toBe(4);
    expect(quoteFinder('(a)(a) b')('(a) b')?.start).toBe(3);
    expect(quoteFinder('a--a b')('-a')?.start).toBe(2);
  });

  it('finds a short word after any number of longer ones that contain it', () => {
    const text = `${'the '.repeat(5_000)}he left`;
    expect(quoteFinder(text)('he')?.start).toBe(20_000);
  });

  it('gives up on a long quotation that fits pages of repeated words with its last word cut', () => {
    const text = 'the '.repeat(50_000);
    const lookedAt = jest.spyOn(String.prototype, 'indexOf');
    expect(quoteFinder(text)(text.slice(0, 100_002))).toBeNull();
    const searches = lookedAt.mock.calls.length;
    lookedAt.mockRestore();
    expect(searches).toBeLessThan(100);
  });

  it('finds what stands at the very beginning', () => {
    expect(quoteFinder('Art is long.')('Art')).toEqual({ quote: 'Art', start: 0, end: 3 });
  });

  it.each([...'“”„‟«»″'].map((mark) => [mark, '"'] as const))('takes %s for %s', (mark, plain) => {
    const text = `He said ${mark}no${mark} to it.`;
    expect(quoteFinder(text)(`He said ${plain}no${plain} to it`)?.quote).toBe(text.slice(0, -1));
  });

  it.each([...'‘’‚‛′`´ʼ'].map((mark) => [mark, "'"] as const))('takes %s for %s', (mark, plain) => {
    const text = `He didn${mark}t do it.`;
    expect(quoteFinder(text)(`He didn${plain}t do it`)?.quote).toBe(text.slice(0, -1));
  });

  it.each([...'‐‑‒–—―−'].map((mark) => [mark, '-'] as const))('takes %s for %s', (mark, plain) => {
    const text = `A well${mark}known man.`;
    expect(quoteFinder(text)(`A well${plain}known man`)?.quote).toBe(text.slice(0, -1));
  });

  it.each([
    ['  "  We start art class. "  ', 'We start art class.'],
    ['...We start again...', 'We start again'],
    ['We start art class ...', 'We start art class'],
    ['\u00a0We\u00a0\u00a0start\u00a0art', 'We start art'],
  ])('leaves out what an answer puts around its quotation: %j', (quote, expected) => {
    expect(find(quote)?.quote).toBe(expected);
  });

  it('keeps dots within a quotation', () => {
    expect(quoteFinder('Well... we go.')('Well… we go')?.quote).toBe('Well... we go');
    expect(quoteFinder('Well we go.')('Well... we go')).toBeNull();
  });

  it('sees past characters that print nothing', () => {
    expect(quoteFinder('We st\u200bart now.')('We start now')?.quote).toBe('We st\u200bart now');
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
