import type { StudentEssay } from '@marklight/contracts/student-work';
import { aStudentEssay } from '../testing/a-student-essay';
import { levelsOverTime } from './levels-over-time';

const graded = (essayId: string, criteria: Record<string, 0 | 1 | 2 | 3 | 4 | null>): StudentEssay =>
  aStudentEssay({ essayId, criteria });

describe('levels over time', () => {
  it('stand in the order of handing in, and criteria of most essays come first', () => {
    const { essays, criteria } = levelsOverTime([
      graded('b', { Voice: 4, Thesis: 3 }),
      aStudentEssay({ essayId: 'not graded' }),
      graded('a', { Evidence: 2, thesis: 1 }),
    ]);
    expect(essays.map(({ essayId }) => essayId)).toEqual(['a', 'b']);
    expect(criteria).toEqual([
      { name: 'thesis', levels: [1, 3] },
      { name: 'Evidence', levels: [2, null] },
      { name: 'Voice', levels: [null, 4] },
    ]);
  });

  it('leave out what has no level in any of them', () => {
    expect(levelsOverTime([graded('a', { Thesis: 2, Handwriting: null })]).criteria).toEqual([
      { name: 'Thesis', levels: [2] },
    ]);
  });

  it('are of the latest six graded essays', () => {
    const essays = ['h', 'g', 'f', 'e', 'd', 'c', 'b', 'a'].map((id) => graded(id, { Thesis: 2 }));
    expect(
      levelsOverTime(essays)
        .essays.map(({ essayId }) => essayId)
        .join(''),
    ).toBe('cdefgh');
  });
});
