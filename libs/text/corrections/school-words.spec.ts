import { certainCorrectionOf, isCompound } from './correction';
import { isSchoolWord, SCHOOL_WORD_COUNT } from './school-words';

describe('words of Australian schools', () => {
  it('are many, with their plurals and possessives', () => {
    expect(SCHOOL_WORD_COUNT).toBeGreaterThan(600);
    for (const word of ['Wellbeing', 'ebooks', 'mateship’s', 'kelpies', 'NAIDOC', "jackaroo's"])
      expect([word, isSchoolWord(word)]).toEqual([word, true]);
    for (const word of ['becuase', 'wellbieng', 'ss', ''])
      expect([word, isSchoolWord(word)]).toEqual([word, false]);
  });
});

describe('two common words written as one', () => {
  it('are a compound, unless they are known to be wrong', () => {
    for (const word of ['screentime', 'groupchat', "phonefree's"])
      expect([word, isCompound(word)]).toEqual([word, true]);
    for (const word of ['highschool', 'becuase', 'alot'])
      expect([word, isCompound(word)]).toEqual([word, false]);
  });

  it('do not hide a misspelling that has one certain correction', () => {
    const place = { before: 'be', after: null, ownWords: new Set<string>(), locale: 'en-AU' as const };
    expect(certainCorrectionOf('carefull', place)).toBe('careful');
  });
});
