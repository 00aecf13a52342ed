import { DATE_LINE, NUMBERED_CLASS } from './heading-lines';

describe('lines above an essay', () => {
  it.each([
    '12 March 2026',
    '12th of March, 2026',
    'Tuesday, 4 May',
    'May 4th',
    'Sept. 3 2025',
    'Febuary 9, 2026',
    'Fri 3 Oct 25',
    '3/5/26',
    '3. 5. 2026',
    '2026-05-03',
  ])('%s is a date', (line) => {
    expect(DATE_LINE.test(line)).toBe(true);
  });

  it.each(['March of the Penguins', '12 angry men', 'May I come in', '1984', 'On 4 May 1970 it rained'])(
    '%s is none',
    (line) => {
      expect(DATE_LINE.test(line)).toBe(false);
    },
  );

  it.each([
    ['Year 9', true],
    ['period 3 B', true],
    ['Block 12', true],
    ['Year 9 English', true],
    ['Yearly 9', false],
    ['Grade 9th', false],
    ['Class of 2026', false],
  ])('a class with its number begins %s: %s', (line, is) => {
    expect(new RegExp(`^${NUMBERED_CLASS}`, 'iu').test(line)).toBe(is);
  });
});
