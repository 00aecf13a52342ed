import { acceptedToast, replacedWords } from './proposal-words';

const one = { grade: 'B', newGrade: 'B', decisions: 0, carriedOver: 0, isReviewed: false } as const;

describe('what accepting proposals replaces', () => {
  it('is said of one, with nothing else changing', () => {
    expect(replacedWords([one])).toEqual([
      'The result that counts now is replaced. It is kept, and you can go back to it.',
      'No grade changes.',
    ]);
  });

  it('is added up for several', () => {
    expect(
      replacedWords([
        { ...one, newGrade: 'C', decisions: 3, carriedOver: 2 },
        { ...one, grade: null, decisions: 1, carriedOver: 0, isReviewed: true },
      ]),
    ).toEqual([
      'The 2 results that count now are replaced. They are kept, and you can go back to each.',
      '2 grades change.',
      '2 of your decisions are carried over.',
      '2 of your decisions are about criteria that the new grading does not have: they stay with the earlier result only.',
      '1 essay marked as reviewed goes back to ready for review, because nobody has looked at the new result.',
    ]);
  });
});

describe('what became of them', () => {
  it('names those that were left alone', () => {
    expect(
      acceptedToast({ accepted: ['a', 'b'], withoutProposal: ['c'], changed: [], failure: null }),
    ).toEqual({
      title: 'Accepted',
      message: '2 new gradings now count. 1 essay was left alone, because it has changed since you looked.',
      tone: 'success',
    });
    expect(acceptedToast({ accepted: [], withoutProposal: [], changed: ['a', 'b'], failure: null })).toEqual({
      title: 'Nothing accepted',
      message: '2 essays were left alone, because they have changed since you looked.',
    });
  });
});
