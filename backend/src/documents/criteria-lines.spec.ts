import { CRITERIA_MAX_ITEMS, CRITERION_MAX_CHARACTERS } from '@marklight/contracts/business';
import { CriteriaLinesError, criteriaLines } from './criteria-lines';

describe('criteriaLines', () => {
  it('takes one criterion from each line and leaves blank lines out', () => {
    expect(criteriaLines('Clear thesis\r\n\r\n   \nUse of evidence\n')).toEqual([
      'Clear thesis',
      'Use of evidence',
    ]);
  });

  it.each([
    ['• Clear thesis'],
    ['- Clear thesis'],
    ['– Clear thesis'],
    ['* Clear thesis'],
    ['▪ Clear thesis'],
    ['☐ Clear thesis'],
    ['[ ] Clear thesis'],
    ['1. Clear thesis'],
    ['1) Clear thesis'],
    ['(1) Clear thesis'],
    ['12. Clear thesis'],
    ['1.Clear thesis'],
    ['2.1 Clear thesis'],
    ['A. Clear thesis'],
    ['(a) Clear thesis'],
    ['a) Clear thesis'],
    ['iv. Clear thesis'],
    ['(iii) Clear thesis'],
    ['Criterion 3: Clear thesis'],
    ['•\t1.  Clear thesis'],
  ])('strips the mark of %j', (line) => {
    expect(criteriaLines(line)).toEqual(['Clear thesis']);
  });

  it.each([
    ['A clear thesis'],
    ['I can follow the argument'],
    ['Well-chosen words'],
    ['3 quotations at least'],
    ['1.5 line spacing'],
    ['Vocabulary (C1 level)'],
    ['-5 marks when late'],
  ])('keeps %j as it is', (line) => {
    expect(criteriaLines(line)).toEqual([line]);
  });

  it('joins a line that only goes on with the one before', () => {
    expect(criteriaLines('1. Uses evidence from the text, with\nquotations that fit\n2. Conclusion')).toEqual(
      ['Uses evidence from the text, with quotations that fit', 'Conclusion'],
    );
  });

  it('leaves small letters alone where the line before is complete', () => {
    expect(criteriaLines('thesis\nevidence\nspelling')).toEqual(['thesis', 'evidence', 'spelling']);
  });

  it('drops exact repeats and keeps the order', () => {
    expect(criteriaLines('Thesis\n- Evidence\n1. Thesis\nThesis statement')).toEqual([
      'Thesis',
      'Evidence',
      'Thesis statement',
    ]);
  });

  it.each([[''], [' \n\t\n'], ['•\n-\n***\n']])('refuses %j as empty', (text) => {
    expect(problemOf(text)).toMatchObject({ code: 'empty' });
  });

  it('refuses more criteria than a set holds and says how many there were', () => {
    const lines = Array.from({ length: CRITERIA_MAX_ITEMS + 1 }, (_, index) => `Criterion about ${index}`);
    expect(criteriaLines(lines.slice(1).join('\n'))).toHaveLength(CRITERIA_MAX_ITEMS);
    expect(problemOf(lines.join('\n'))).toMatchObject({
      code: 'too_many',
      found: CRITERIA_MAX_ITEMS + 1,
      limit: CRITERIA_MAX_ITEMS,
    });
  });

  it('refuses a criterion that is too long and says by how much', () => {
    expect(criteriaLines('x'.repeat(CRITERION_MAX_CHARACTERS))).toHaveLength(1);
    expect(problemOf(`ok\n${'x'.repeat(CRITERION_MAX_CHARACTERS + 1)}`)).toMatchObject({
      code: 'too_long',
      found: CRITERION_MAX_CHARACTERS + 1,
      limit: CRITERION_MAX_CHARACTERS,
    });
  });

  it('answers ten thousand lines at once', () => {
    expect(
      problemOf(Array.from({ length: 10_000 }, (_, index) => `- item ${index}`).join('\n')),
    ).toMatchObject({ found: 10_000 });
  });
});

function problemOf(text: string): CriteriaLinesError {
  try {
    criteriaLines(text);
  } catch (error) {
    if (error instanceof CriteriaLinesError) return error;
  }
  throw new Error('was taken');
}
