import type { MetricsReply } from '@marklight/contracts/metrics';

/** Three essays of two students, graded on two days. */
export function metrics(given: Partial<MetricsReply> = {}): MetricsReply {
  return {
    counts: {
      essays: 4,
      graded: 3,
      provisional: 0,
      reviewed: 1,
      students: 2,
      criteria: 3,
      meanPercentage: 45.8,
    },
    gradeDistribution: [
      { grade: 'A', count: 0 },
      { grade: 'B', count: 1 },
      { grade: 'C', count: 0 },
      { grade: 'D', count: 1 },
      { grade: 'E', count: 1 },
      { grade: 'F', count: 0 },
    ],
    criteria: [
      { name: 'Thesis', meanLevel: 2.67, results: 3 },
      { name: 'Evidence', meanLevel: 1.5, results: 3 },
      { name: 'Structure', meanLevel: 0, results: 1 },
    ],
    notAssessed: [],
    students: [
      {
        essayId: 'e1',
        name: 'Bo Li',
        studentMark: null,
        filename: 'bo.pdf',
        grade: 'E',
        isProvisional: false,
        levels: [1, 1, null],
      },
      {
        essayId: 'e2',
        name: 'Mia Chen',
        studentMark: null,
        filename: 'mia-1.pdf',
        grade: 'B',
        isProvisional: false,
        levels: [4, 2, null],
      },
      {
        essayId: 'e3',
        name: 'Mia Chen',
        studentMark: null,
        filename: 'mia-2.pdf',
        grade: 'D',
        isProvisional: false,
        levels: [3, null, 0],
      },
    ],
    strongest: ['Thesis'],
    weakest: ['Evidence'],
    progress: [
      { date: '2026-03-02', meanPercentage: 75, results: 1 },
      { date: '2026-03-09', meanPercentage: 31.3, results: 2 },
    ],
    commonErrors: [{ message: 'A word is not in the dictionary.', count: 7, essays: 2 }],
    analysedEssays: 4,
    ...given,
  };
}

/** As the server answers for a class that has no essays. */
export function noMetrics(): MetricsReply {
  return metrics({
    counts: {
      essays: 0,
      graded: 0,
      provisional: 0,
      reviewed: 0,
      students: 0,
      criteria: 0,
      meanPercentage: null,
    },
    gradeDistribution: [],
    criteria: [],
    students: [],
    strongest: [],
    weakest: [],
    progress: [],
    commonErrors: [],
    analysedEssays: 0,
  });
}
