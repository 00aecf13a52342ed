import type { LanguageFinding } from '@marklight/contracts/analysis';
import { commonErrorsOf } from './common-error';

const found = (text: string, message: string, ...suggestions: string[]): LanguageFinding => ({
  start: 0,
  end: text.length,
  text,
  message,
  suggestions,
});
const grammar = (finding: LanguageFinding) =>
  commonErrorsOf({ spellingErrors: [], grammarErrors: [finding] }, 'en-AU')[0]?.message;
const spelling = (finding: LanguageFinding) =>
  commonErrorsOf({ spellingErrors: [finding], grammarErrors: [] }, 'en-AU')[0]?.message;

describe('a common error', () => {
  it('counts findings of one kind together', () => {
    const unknown = (word: string) =>
      found(word, `“${word}” is not in the dictionary; did you mean “x”?`, 'x');
    expect(
      commonErrorsOf(
        {
          spellingErrors: [unknown('recieve'), unknown('freind')],
          grammarErrors: [found('the the', 'Did you mean to repeat this word?')],
        },
        'en-AU',
      ),
    ).toEqual([
      { message: 'A word is not in the dictionary.', count: 2 },
      { message: 'A word is repeated.', count: 1 },
    ]);
  });

  it.each([
    [
      'of the standard',
      found('color', 'Australian English spells “color” as “colour”.', 'colour'),
      'Australian English spells this word another way.',
    ],
    ['nobody knows', found('Zorblax', 'Should “zorblax” be a name?'), 'Other spelling.'],
    ['is only highlighted', found('could', 'Check “could”.'), 'Other spelling.'],
  ])('gives only the kind of a spelling that %s', (_, finding, message) => {
    expect(spelling(finding)).toBe(message);
  });

  it.each([
    [
      'an apostrophe that is missing',
      found('cant', '“Cant” is jargon; use “can’t”.', "can't"),
      'A short form or possessive needs an apostrophe.',
    ],
    [
      'a message of fixed words',
      found('an effect', 'The verb is “affect”; “effect” is the noun.', 'affect'),
      'The verb is “affect”; “effect” is the noun.',
    ],
    [
      'common words that are confused',
      found('Their', 'Did you mean “there”?', 'there'),
      'Did you mean “there”?',
    ],
    [
      'a message with the student’s own words',
      found('Rosalind walked', 'Did “Rosalind” walk?'),
      'Other grammar and wording.',
    ],
    [
      'a message with them in plain quotes',
      found('Rosalind', "Is 'Rosalind' right?"),
      'Other grammar and wording.',
    ],
  ])('words %s as it holds for every essay', (_, finding, message) => {
    expect(grammar(finding)).toBe(message);
  });
});
