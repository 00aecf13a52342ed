import { shareOf } from './share-words';

describe('a share of a text in words', () => {
  it.each([
    [0.004, 'a small part of'],
    [0.1, 'about a tenth of'],
    [0.2, 'about a fifth of'],
    [0.25, 'about a quarter of'],
    [0.31, 'about a third of'],
    [0.34, 'about a third of'],
    [0.4, 'about two fifths of'],
    [0.48, 'about half of'],
    [0.6, 'about three fifths of'],
    [0.66, 'about two thirds of'],
    [0.75, 'about three quarters of'],
    [0.8, 'about four fifths of'],
    [0.9, 'about nine tenths of'],
    [0.99, 'nearly all of'],
    [1, 'all of'],
  ])('%s is %s', (share, words) => {
    expect(shareOf(share)).toBe(words);
  });
});
