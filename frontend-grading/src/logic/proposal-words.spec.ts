import { acceptedToast, gradedByWords, replacedWords, type ReplacedResult } from './proposal-words';

const one: ReplacedResult = {
  ...{ grade: 'B', newGrade: 'B', percentage: 72, newPercentage: 72 },
  ...{ decisions: 0, carriedOver: 0, isReviewed: false },
};

describe('what accepting proposals replaces', () => {
  it('is said of one, with nothing else changing', () => {
    expect(replacedWords([one])).toEqual([
      'The result that counts now is replaced. It is kept, and you can go back to it.',
      'Grade: B (72%), unchanged.',
    ]);
    expect(replacedWords([{ ...one, newGrade: 'C', newPercentage: 62.5 }])).toContain(
      'Grade: B (72%) now, C (62.5%) after.',
    );
    expect(replacedWords([{ ...one, grade: null, percentage: null }])).toContain(
      'Grade: No grade yet now, B (72%) after.',
    );
  });

  it('names the other result, and decisions that it has already', () => {
    expect(replacedWords([{ ...one, decisions: 3, carriedOver: 1, overridden: 1 }], 'this result')).toEqual([
      'The result that counts now is replaced. It is kept, and you can go back to it.',
      'Grade: B (72%), unchanged.',
      '1 of your decisions is carried over.',
      '1 of your decisions is about a criterion that this result does not have: it stays with the earlier result only.',
      '1 of your decisions is not carried over, because this result already has your decision there.',
    ]);
  });

  it.each([
    ['nothing', [one, one], 'No grade changes, and no score.'],
    [
      'scores',
      [{ ...one, newPercentage: 75 }, one],
      'No grade changes, but 1 score changes within the same grade.',
    ],
    [
      'grades and scores',
      [
        { ...one, newGrade: 'C', newPercentage: 60 },
        { ...one, newPercentage: 71 },
        { ...one, newPercentage: 74 },
      ],
      '1 grade changes, and 2 scores change within the same grade.',
    ],
  ] satisfies [string, ReplacedResult[], string][])(
    'says how many grades and scores change: %s',
    (_, proposals, words) => {
      expect(replacedWords(proposals)[1]).toBe(words);
    },
  );

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

describe('the criteria of the new gradings', () => {
  const argument = { criteriaName: 'Argument', rubricVersion: 2 };

  it('are named once where all go by the same', () => {
    expect(gradedByWords([argument, argument])).toBe('Graded by “Argument”, version 2.');
  });

  it('are counted where they differ, also by version, the most frequent first', () => {
    const list = [
      { ...argument, rubricVersion: 1 },
      argument,
      argument,
      { criteriaName: 'Story', rubricVersion: null },
    ];
    expect(gradedByWords(list)).toBe(
      'Graded by different criteria: 2 by “Argument”, version 2; 1 by “Argument”, version 1; 1 by “Story”.',
    );
  });
});
