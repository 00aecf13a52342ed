import { bidiParagraph, mirror, visualRuns } from './bidi';

/** The characters in their order on the line, from left to right. */
function asSeen(text: string, base?: 'ltr'): string {
  return visualRuns(text, bidiParagraph(text, base), 0, text.length)
    .map(({ start, end, rightToLeft }) => {
      const run = text.slice(start, end);
      return rightToLeft ? [...mirror(run)].reverse().join('') : run;
    })
    .join('');
}

// Expected orders follow the examples and rules of UAX #9; Hebrew and Arabic are written here as they are stored.
describe('bidiParagraph and visualRuns', () => {
  it.each([
    ['left-to-right text stays as it is', 'Alex Example', 'Alex Example'],
    ['a Hebrew name is reversed as a whole', 'שרה כהן', 'ןהכ הרש'],
    ['a Hebrew word inside English keeps its place', 'by שרה today', 'by הרש today'],
    ['two Hebrew words inside English change places', 'by שרה כהן today', 'by ןהכ הרש today'],
    ['English inside Hebrew keeps its direction', 'שרה Cohen כאן', 'ןאכ Cohen הרש'],
    ['a number inside Hebrew keeps its digits in order', 'כיתה 12 ב', 'ב 12 התיכ'],
    ['a percentage beside a number belongs to it', 'כיתה 12% ב', 'ב 12% התיכ'],
    ['a date inside Hebrew stays one number', 'ב 20/11 כאן', 'ןאכ 20/11 ב'],
    ['digits after Arabic letters separated by a hyphen follow the letters', 'x مق-26', 'x 26-قم'],
    ['brackets are mirrored and stand around the name', 'שרה (Sara)', '(Sara) הרש'],
    ['brackets follow the direction of what is inside them', 'a (שרה) ב', 'a (הרש) ב'],
    ['an emoji between Hebrew words stays between them', 'שרה 🙂 כהן', 'ןהכ 🙂 הרש'],
    ['a script beyond 16 bits is reversed too', '𞤀𞤁', '𞤁𞤀'],
  ])('%s', (_, stored, seen) => {
    expect(asSeen(stored)).toBe(seen);
  });

  it('takes the direction of the first strong character, unless told', () => {
    expect(bidiParagraph('12 שרה').base).toBe(1);
    expect(bidiParagraph('a שרה').base).toBe(0);
    expect(asSeen('שרה!', 'ltr')).toBe('הרש!');
    expect(asSeen('שרה!')).toBe('!הרש');
  });

  it('orders a part of a paragraph separately, with its trailing blanks at the end', () => {
    const text = 'שרה כהן כאן';
    const runs = visualRuns(text, bidiParagraph(text), 0, 4);
    expect(runs.map(({ start, end }) => text.slice(start, end)).join('|')).toBe('שרה ');
  });

  it('gives one level to both halves of a surrogate pair', () => {
    const { levels } = bidiParagraph('א🙂ב');
    expect([...levels]).toEqual([1, 1, 1, 1]);
  });
});
