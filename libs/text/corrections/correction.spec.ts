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

  it.each(
    `stoped>stopped shiped>shipped begining>beginning writting>writing makeing>making biger>bigger writen>written
    freinds>friends recieved>received cheif>chief easyer>easier carryied>carried lazyness>laziness happyest>happiest
    hopless>hopeless definitly>definitely truely>truly arguement>argument thankfull>thankful carefuly>carefully
    realy>really suddenley>suddenly rememberd>remembered taht>that knwo>know grammer>grammar would'nt>wouldn't dosen't>doesn't
    woudn't>wouldn't shouldn>shouldn't english>English`
      .split(/\s+/u)
      .map((pair) => pair.split('>') as [string, string]),
  )('is sure of a slip against a spelling rule: %s', (typed, meant) => {
    expect(certainCorrectionOf(typed, place({ before: 'he', after: 'the' }))).toBe(meant);
    expect(certainCorrectionOf(typed, place())).toBe(meant);
  });

  it.each([
    ['dosent', 'parents'],
    ['dont', 'opinion'],
    ['nigth', 'to'],
    ['hapiness', 'be'],
    ['businesse', 'all'],
    ['presints', 'a'],
    ['happend', "didn't"],
    ['discuess', 'been'],
    ['hes', 'or'],
    ['sucess', 'they'],
    ['thoght', 'even'],
    ['efects', 'really'],
  ])('gives no word that cannot follow the one before: %j after %j', (typed, before) => {
    expect(certainCorrectionOf(typed, place({ before }))).toBeNull();
  });

  it.each(['impeidence', 'smushed', 'polytechinic', 'togethers', 'thiers', 'barin'])(
    'is not sure of a rare or distant word: %s',
    (typed) => {
      expect(certainCorrectionOf(typed, place())).toBeNull();
    },
  );

  it('is not sure of a short form before a verb', () => {
    expect(certainCorrectionOf('thats', place({ after: 'helps' }))).toBeNull();
    expect(certainCorrectionOf('thats', place({ after: 'why' }))).toBe("that's");
    expect(certainCorrectionOf('childrens', place({ after: 'because' }))).toBeNull();
  });

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

it('recognises words that a dictionary lacks', () => {
  expect(['biomechanics', 'geopolitics', 'grub'].map(isWordAllTheSame)).toEqual([true, true, true]);
  expect(['definately', 'bioxyzzy'].map(isWordAllTheSame)).toEqual([false, false]);
});
