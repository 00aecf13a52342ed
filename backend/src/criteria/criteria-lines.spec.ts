import {
  CRITERIA_MAX_ITEMS,
  CRITERIA_TEXT_MAX_CHARACTERS,
  CRITERION_MAX_CHARACTERS,
} from '@marklight/contracts/business';
import fc from 'fast-check';
import { growthOf, WORSE_THAN_N_LOG_N } from '../common/testing/growth';
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

  it('joins a continuation line to the one before', () => {
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

  it('refuses more criteria than a set holds, at the first line too many', () => {
    const lines = Array.from({ length: CRITERIA_MAX_ITEMS + 500 }, (_, index) => `Criterion about ${index}`);
    expect(criteriaLines(lines.slice(0, CRITERIA_MAX_ITEMS).join('\n'))).toHaveLength(CRITERIA_MAX_ITEMS);
    expect(problemOf(lines.join('\n'))).toMatchObject({ code: 'too_many', line: CRITERIA_MAX_ITEMS + 1 });
  });

  it('counts a repeated line once, however often it comes', () => {
    expect(criteriaLines('Thesis\nEvidence\n'.repeat(5_000))).toEqual(['Thesis', 'Evidence']);
  });

  it('refuses a criterion that is too long and says on which line', () => {
    expect(criteriaLines('x'.repeat(CRITERION_MAX_CHARACTERS))).toHaveLength(1);
    expect(problemOf(`ok\n${'x'.repeat(CRITERION_MAX_CHARACTERS + 1)}\nok`)).toMatchObject({
      code: 'too_long',
      line: 2,
    });
  });

  it('looks at the length of the whole before anything else', () => {
    const long = 'B\n'.repeat(CRITERIA_TEXT_MAX_CHARACTERS / 2);
    expect(criteriaLines(long)).toEqual(['B']);
    expect(problemOf(`${long}b`)).toMatchObject({ code: 'too_much' });
  });

  it('stops joining lines once they are too long together', () => {
    const pasted = 'a,\nb,\n'.repeat(40_000);
    expect(problemOf(pasted)).toMatchObject({
      code: 'too_long',
      line: Math.ceil(CRITERION_MAX_CHARACTERS / 3),
    });
  });

  it.each([
    ['continuation lines', 'a,\nb,\n'],
    ['repeated lines', 'Thesis and\n1. x\n'],
    ['blanks', ' \t\u2028 '],
    ['one long line', 'x and '],
    ['marks alone', '1.\n(b)\n- '],
    ['labels', 'Criterion # '],
  ])('takes no more than its length’s share of time for %s', (_, piece) => {
    const growth = growthOf(
      CRITERIA_TEXT_MAX_CHARACTERS,
      (size) => piece.repeat(size / piece.length),
      (text) => {
        try {
          criteriaLines(text);
        } catch (error) {
          if (!(error instanceof CriteriaLinesError)) throw error;
        }
      },
    );
    expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
  });

  it('makes any text into a set within its limits, or refuses it', () => {
    const words = fc.constantFrom(
      'a,',
      'Thesis',
      'and',
      '- ',
      '1. ',
      '\n',
      '\r\n',
      '\u2028',
      ' ',
      'ﬁ',
      '\ud800',
      '(b)',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words, { maxLength: 300 }).map((parts) => parts.join('')),
          fc.string(),
        ),
        (text) => {
          try {
            const criteria = criteriaLines(text);
            expect(criteria.length).toBeLessThanOrEqual(CRITERIA_MAX_ITEMS);
            expect(new Set(criteria).size).toBe(criteria.length);
            for (const criterion of criteria) {
              expect(criterion.length).toBeLessThanOrEqual(CRITERION_MAX_CHARACTERS);
              expect(criterion.trim()).toBe(criterion);
            }
          } catch (error) {
            if (!(error instanceof CriteriaLinesError)) throw error;
          }
        },
      ),
      { seed: 20_261_122, numRuns: 300 },
    );
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
