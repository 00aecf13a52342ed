import { CRITERIA_TEXT_MAX_CHARACTERS } from '@marklight/contracts/business';
import { growthOf, WORSE_THAN_N_LOG_N } from '../common/testing/growth';
import { CriteriaLinesError } from './criteria-lines';
import { weightedLines } from './weighted-lines';

describe('weightedLines', () => {
  it('takes points as weights, however they are written, and 1 where there are none', () => {
    expect(
      weightedLines(
        'Argument /6\n2. Structure (10 marks)\n- Evidence – 20%: quotes the text\nVoice: speaks to the reader /4\nSpelling',
      ),
    ).toEqual({
      criteria: [
        'Argument',
        'Structure',
        'Evidence: quotes the text',
        'Voice: speaks to the reader',
        'Spelling',
      ],
      weights: [6, 10, 20, 4, 1],
    });
  });

  it('leaves a list without points as it is, with every line a criterion', () => {
    const text = 'Year 9 rubric\n1. Uses 3 quotations\n2. Fits on 2 pages\nTotal';
    expect(weightedLines(text)).toEqual({
      criteria: ['Year 9 rubric', 'Uses 3 quotations', 'Fits on 2 pages', 'Total'],
      weights: null,
    });
  });

  it('counts neither the title nor the total of a list with points', () => {
    expect(weightedLines('Persuasive essay /10\nArgument /6\nSpelling /4\nTotal: /10')).toEqual({
      criteria: ['Argument', 'Spelling'],
      weights: [6, 4],
    });
  });

  it.each([
    ['Originality\nArgument /6\nSpelling /4', [1, 6, 4]],
    ['Thesis (6 marks)\n- Evidence (4 marks)\n- Style (2 marks)', [6, 4, 2]],
  ])('keeps a first line that does not say that it is a title: %j', (text, weights) => {
    expect(weightedLines(text).weights).toEqual(weights);
  });

  it('does not take numbers in a sentence for points', () => {
    const text = 'Spells correctly in at least 9 out of 10\nCites 3 / 4\nParagraph 2 /6';
    expect(weightedLines(text)).toEqual({
      criteria: ['Spells correctly in at least 9 out of 10', 'Cites 3 / 4', 'Paragraph 2'],
      weights: [1, 1, 6],
    });
  });

  it('takes the points of criteria that are numbered', () => {
    expect(weightedLines('Question 1 / 10\nTask 2 out of 30\nPart 3 /5')).toEqual({
      criteria: ['Question 1', 'Task 2', 'Part 3'],
      weights: [10, 30, 5],
    });
  });

  it.each([
    ['Thesis\nArgument (0 marks)', 'Argument (0 marks)'],
    ['Thesis\nArgument (5000 marks)', 'Argument (5000 marks)'],
  ])('refuses points that cannot be a weight, with their line: %j', (text, line) => {
    expect(() => weightedLines(text)).toThrow(CriteriaLinesError);
    try {
      weightedLines(text);
    } catch (error) {
      expect(error).toMatchObject({ code: 'bad_points', points: { line } });
    }
  });

  it.each([
    ['points', 'Thesis /6\n'],
    ['one long line', 'x (5 marks) and '],
    ['blanks and colons', ': '],
  ])('takes no more than its length’s share of time for %s', (_, piece) => {
    const growth = growthOf(
      CRITERIA_TEXT_MAX_CHARACTERS,
      (size) => piece.repeat(size / piece.length),
      (text) => {
        try {
          weightedLines(text);
        } catch (error) {
          if (!(error instanceof CriteriaLinesError)) throw error;
        }
      },
    );
    expect(growth).toBeLessThan(WORSE_THAN_N_LOG_N);
  });
});
