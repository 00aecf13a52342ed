import type { Locale } from '@marklight/contracts/language';
import { ownFindings } from './own-checks';
import { segment } from './segmentation';
import { isRightHere, respellingFor } from './variants';

const LOCALES: readonly Locale[] = ['en-AU', 'en-US', 'en-GB', 'en-CA'];

describe('respellingFor', () => {
  it.each<[string, Partial<Record<Locale, string>>]>([
    ['color', { 'en-AU': 'colour', 'en-GB': 'colour', 'en-CA': 'colour' }],
    ['colour', { 'en-US': 'color' }],
    ['center', { 'en-AU': 'centre', 'en-GB': 'centre', 'en-CA': 'centre' }],
    ['centre', { 'en-US': 'center' }],
    ['organize', { 'en-AU': 'organise' }],
    ['analyzed', { 'en-AU': 'analysed', 'en-GB': 'analysed' }],
    ['Traveling', { 'en-AU': 'travelling', 'en-GB': 'travelling', 'en-CA': 'travelling' }],
    ['grey', {}],
    ['gray', { 'en-AU': 'grey', 'en-GB': 'grey' }],
    ['organise', { 'en-US': 'organize', 'en-CA': 'organize' }],
    ['color’s', { 'en-AU': 'colour’s', 'en-GB': 'colour’s', 'en-CA': 'colour’s' }],
    ['paediatric', { 'en-US': 'pediatric', 'en-CA': 'pediatric' }],
    ['skillful', { 'en-AU': 'skilful', 'en-GB': 'skilful', 'en-CA': 'skilful' }],
    ['customization', { 'en-AU': 'customisation' }],
    ['humorous', {}],
    ['practice', {}],
    ['license', {}],
    ['tire', {}],
    ['meter', {}],
    ['story', {}],
    ['check', {}],
    ['draft', {}],
    ['size', {}],
    ['prize', {}],
    ['house', {}],
  ])('of %s is %j, and null in the other standards', (word, expected) => {
    for (const locale of LOCALES) expect(respellingFor(word, locale)).toBe(expected[locale] ?? null);
  });

  it('never respells what it calls right', () => {
    for (const locale of LOCALES)
      for (const word of [
        'colour',
        'color',
        'theatre',
        'theater',
        'travelled',
        'defence',
        'learnt',
        'catalogue',
      ])
        if (isRightHere(word, locale)) expect(respellingFor(word, locale)).toBeNull();
  });
});

describe('ownFindings on spellings that depend on the sense', () => {
  const flagged = (text: string, locale: Locale): string[] =>
    ownFindings(segment(text), locale).map((f) => `${f.text}→${f.suggestions[0] ?? ''}`);

  it('tells the verb “practise” from the noun', () => {
    expect(flagged('We practiced at football practice.', 'en-AU')).toEqual(['practiced→practised']);
    expect(flagged('I have to practice the piano.', 'en-GB')).toEqual(['practice→practise']);
    expect(flagged('We practiced to practice more.', 'en-US')).toEqual([]);
  });
  it('expects “programme” in Britain except for computers', () => {
    expect(flagged('The program on television was long.', 'en-GB')).toEqual(['program→programme']);
    expect(flagged('The computer program was long.', 'en-GB')).toEqual([]);
    expect(flagged('The program on television was long.', 'en-AU')).toEqual([]);
  });
  it('leaves spellings inside names alone', () => {
    expect(flagged('We saw the Rockefeller Center there.', 'en-AU')).toEqual([]);
  });
});
