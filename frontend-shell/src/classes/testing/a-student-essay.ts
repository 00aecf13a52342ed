import type { StudentEssay } from '@marklight/contracts/student-work';

type Levels = Record<string, 0 | 1 | 2 | 3 | 4 | null>;

/** An essay of a student; graded if `criteria` gives its levels. */
export function aStudentEssay({
  criteria,
  ...given
}: Partial<StudentEssay> & { criteria?: Levels } = {}): StudentEssay {
  return {
    essayId: 'essay-1',
    filename: 'mia.pdf',
    assignmentId: 'assignment-1',
    assignmentTitle: 'Belonging',
    status: criteria ? 'ready_for_review' : 'draft',
    uploadedAt: '2026-03-03T02:00:00.000Z',
    result: criteria
      ? {
          grade: 'C',
          percentage: 50,
          isProvisional: Object.values(criteria).includes(null),
          criteria: Object.entries(criteria).map(([name, level]) => ({ name, level })),
          remark: '',
          areasForImprovement: [],
          nextSteps: [],
          comments: 0,
        }
      : null,
    ...given,
  };
}
