import { certainCorrectionOf, isWordAllTheSame, type Place } from './correction';

const place = (changes: Partial<Place> = {}): Place => ({
  before: null,
  after: null,
  ownWords: new Set(),
  locale: 'en-AU',
  ...changes,
});

describe('certainCorrectionOf', () => {
  it.each([
    ['definately', 'definitely'],
    ['enviroment', 'environment'],
    ['beleive', 'believe'],
    ['goverment', 'government'],
    ['diffrent', 'different'],
    ['teh', 'the'],
    ['alot', 'a lot'],
    ['dont', "don't"],
  ])('knows what %j stands for', (typed, meant) => {
    expect(certainCorrectionOf(typed, place())).toBe(meant);
  });

  it.each(['desited', 'pation', 'gonna', 'sooooo', 'zorblax', 'samething', 'tha', 'thnk9'])(
    'has no certain word for %j',
    (typed) => {
      expect(certainCorrectionOf(typed, place())).toBeNull();
    },
  );

  it('writes the word as the standard does', () => {
    expect(certainCorrectionOf('favourit', place({ locale: 'en-US' }))).toBe('favorite');
    expect(certainCorrectionOf('favourit', place())).toBe('favourite');
  });

  it('gives a plural possessive only before a word', () => {
    expect(certainCorrectionOf('childrens', place({ after: 'books' }))).toBe("children's");
    expect(certainCorrectionOf('childrens', place())).toBeNull();
  });

  it('keeps to the form that is nearer, though another is in the text', () => {
    const ownWords = new Set(['remember']);
    expect(certainCorrectionOf('rememberd', place({ ownWords }))).not.toBe('remember');
  });
});

it('takes words for words that a dictionary lacks', () => {
  expect(['biomechanics', 'geopolitics', 'grub'].map(isWordAllTheSame)).toEqual([true, true, true]);
  expect(['definately', 'bioxyzzy'].map(isWordAllTheSame)).toEqual([false, false]);
});
