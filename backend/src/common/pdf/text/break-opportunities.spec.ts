import fc from 'fast-check';
import { breakable } from './break-opportunities';

describe('breakable', () => {
  it('breaks after blanks', () => {
    expect(breakable('one two  three')).toEqual(['one ', 'two  ', 'three']);
  });

  it('breaks Chinese between words, never before a closing mark or after an opening one', () => {
    const pieces = breakable('作者提出了（明确的）立场。');
    expect(pieces.length).toBeGreaterThan(3);
    for (const piece of pieces) {
      expect(piece).not.toMatch(/^[）。]/u);
      expect(piece).not.toMatch(/（$/u);
    }
  });

  it('breaks Thai, which has no spaces', () => {
    expect(breakable('นักเรียนเขียนเรียงความ').length).toBeGreaterThan(1);
  });

  it('never splits a number from its sign, or a word from the mark after it', () => {
    expect(breakable('it costs $1,200.50 (or 30%)!')).toEqual([
      'it ',
      'costs ',
      '$1,200.50 ',
      '(or ',
      '30%)!',
    ]);
  });

  it('breaks after a hyphen', () => {
    expect(breakable('a well-known book')).toEqual(['a ', 'well-', 'known ', 'book']);
  });

  it('loses nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(breakable(text).join('')).toBe(text);
      }),
    );
  });
});
