import { judgesLanguage, kindsOf, UNKNOWN_KIND } from './criterion-kinds';

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
    ['A clear thesis', ['thesis']],
    ['Supports it with quotations', ['evidence']],
    ['Cites in APA style', ['referencing', 'register']],
    ['Answers the question', ['relevance']],
    ['Between 400 and 500 words', ['length']],
    ['Word choice', ['vocabulary']],
    ['Sentence variety', ['sentences']],
    ['A formal tone', ['register']],
    ['Commas and apostrophes', ['punctuation']],
    ['Proofreading', ['conventions']],
    ['A story with vivid characters', ['narrative']],
    ['An opening that hooks the reader', ['introduction']],
    ['A strong ending', ['conclusion']],
    ['Smooth transitions', ['cohesion']],
  ])('reads “%s” as a question about %j', (criterion, ids) => {
    expect(idsOf(criterion)).toEqual(ids);
  });

  it('does not take word order for an order of ideas', () => {
    expect(idsOf('Sentences with correct word order')).not.toContain('structure');
  });

  it('takes conventions alone for all of correctness', () => {
    expect(idsOf('Conventions of written English')).toEqual(['conventions']);
  });

  it.each(['Language', 'Clarity', 'Written English', 'Expression'])(
    'takes “%s” alone for words, sentences and correctness together',
    (criterion) => {
      expect(idsOf(criterion)).toEqual(['vocabulary', 'sentences', 'conventions']);
    },
  );

  it('goes by the first three of what a criterion names, in its order', () => {
    expect(idsOf('Grammar, spelling, an introduction, a conclusion and vocabulary')).toEqual([
      'grammar',
      'spelling',
      'introduction',
    ]);
  });

  it('calls a criterion about something else unknown', () => {
    expect(idsOf('The water cycle')).toEqual([UNKNOWN_KIND]);
  });
});

describe('judgesLanguage', () => {
  it.each([
    ['Spelling', true],
    ['Word choice', true],
    ['A formal tone', true],
    ['A clear thesis', false],
    ['A strong ending', false],
  ])('“%s”: %s', (criterion, expected) => {
    expect(kindsOf(criterion).map(judgesLanguage)).toEqual([expected]);
  });
});
