import { comparisonLabel, CORRECTION_BEGINS } from './comparison';

describe('the comparison of a criterion', () => {
  it('is called a corrected sentence where it is one, and a comparison elsewhere', () => {
    const correction = `${CORRECTION_BEGINS}Its theirs.” With one correction: “It’s theirs.”`;
    expect(comparisonLabel(correction, 'yours')).toBe('One of your sentences, corrected');
    expect(comparisonLabel(correction, 'theirs')).toBe('One of their sentences, corrected');
    expect(comparisonLabel('A stronger essay also says why.', 'yours')).toBe('Compared with a model answer');
    expect(comparisonLabel('', 'theirs')).toBe('Compared with an exemplar');
  });
});
