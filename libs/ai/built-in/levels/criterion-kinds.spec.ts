import { kindsOf } from './criterion-kinds';

const idsOf = (criterion: string): string[] => kindsOf(criterion).map(({ id }) => id);

describe('kindsOf', () => {
  it.each([
    ['Order of events', ['structure']],
    ['Ideas are ordered well', ['development', 'structure']],
    ['Writes in order to persuade', ['argument']],
    ['Other views', ['counter']],
    ['Considers and answers other views', ['counter']],
    ['Answers an objection', ['counter']],
    ['Spelling, grammar and punctuation conventions', ['spelling', 'grammar', 'punctuation']],
  ])('reads “%s” as a question about %j', (criterion, ids) => {
    expect(idsOf(criterion)).toEqual(ids);
  });
  it('does not take word order for an order of ideas', () => {
    expect(idsOf('Sentences with correct word order')).not.toContain('structure');
  });
});
