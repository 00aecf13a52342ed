import { criterionName, criterionText } from './criterion-text';

describe('a criterion given as "Name: description"', () => {
  it.each([
    ['Evidence: quotes and examples that fit', 'Evidence', 'quotes and examples that fit'],
    [
      'Spelling and grammar:  few slips: none that hinder',
      'Spelling and grammar',
      'few slips: none that hinder',
    ],
    ['Voice:\nspeaks to its reader', 'Voice', 'speaks to its reader'],
  ])('is taken apart: %j', (text, name, description) => {
    expect(criterionText(text)).toEqual({ name, description });
  });

  it.each([
    'Evidence',
    'Evidence:',
    'Hands in by 10:30',
    'Does it say why? Reasons: two at least',
    `${'A very long sentence that is no name '.repeat(3)}: and more`,
    '',
  ])('leaves anything else as it is: %j', (text) => {
    expect(criterionText(text)).toEqual({ name: text, description: '' });
    expect(criterionName(text)).toBe(text);
  });
});
