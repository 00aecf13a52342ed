import type { MetricsReply } from '@marklight/contracts/metrics';
import { readPdf } from '../../common/pdf/testing/read-pdf';
import { metricsPdf } from './metrics-pdf';

const madeAt = new Date('2026-11-20T10:00:00Z');

function metrics(given: Partial<MetricsReply> = {}): MetricsReply {
  return {
    counts: {
      essays: 2,
      graded: 2,
      provisional: 0,
      reviewed: 1,
      students: 2,
      criteria: 2,
      meanPercentage: 62.5,
    },
    gradeDistribution: [{ grade: 'B', count: 2 }],
    notAssessed: [],
    criteria: [
      { name: 'Thesis', meanLevel: 3.5, results: 2 },
      { name: 'Evidence', meanLevel: 1.5, results: 2 },
    ],
    students: [
      {
        essayId: '1',
        name: 'Mia Chen',
        studentMark: null,
        filename: 'a.pdf',
        grade: 'B',
        isProvisional: false,
        levels: [4, null],
      },
      {
        essayId: '2',
        name: 'Mia Chen',
        studentMark: null,
        filename: 'b.pdf',
        grade: 'B',
        isProvisional: false,
        levels: [3, 1.5],
      },
    ],
    strongest: ['Thesis'],
    weakest: ['Evidence'],
    progress: [{ date: '2026-11-02', meanPercentage: 62.5, results: 2 }],
    commonErrors: [{ message: 'A word is not in the dictionary.', count: 3, essays: 1 }],
    analysedEssays: 2,
    ...given,
  };
}

const pagesOf = (name: string, of: MetricsReply) =>
  readPdf(metricsPdf({ scope: 'Class', name, metrics: of }, madeAt)).pages.map(({ texts }) =>
    texts.map(({ text }) => text).join(' '),
  );

describe('printed metrics', () => {
  it('contain every number of the page', () => {
    const text = pagesOf('Year 9', metrics()).join(' ');
    for (const part of [
      'Class: Year 9',
      'As of 20 November 2026',
      '2, of which 2 graded and 1 reviewed',
      '62.5%',
      '2 (100%)',
      '1. Thesis',
      '3.5 of 4',
      '2 Nov 2026',
      '62.5%, 2 essays',
      'a.pdf',
      '3 in 1 essay',
      'From 2 of 2 essays.',
      'Page 1',
    ])
      expect(text).toContain(part);
  });

  it('without data are a page that says so', () => {
    const counts = {
      essays: 0,
      graded: 0,
      provisional: 0,
      reviewed: 0,
      students: 0,
      criteria: 0,
      meanPercentage: null,
    };
    const none = { criteria: [], students: [], strongest: [], weakest: [], progress: [], commonErrors: [] };
    const pages = pagesOf('Empty', metrics({ counts, gradeDistribution: [], ...none, analysedEssays: 0 }));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toContain('No essays are filed here yet.');
    expect(pages[0]).not.toContain('Common errors');
  });

  it('of 200 students, 30 long criteria and names in any script continue over pages, with heads on each', () => {
    const criteria = Array.from({ length: 30 }, (_, n) => ({
      name: `Criterion ${n + 1} ${'that is long '.repeat(30)}`,
      meanLevel: n % 5,
      results: 200,
    }));
    const students = Array.from({ length: 200 }, (_, n) => ({
      essayId: String(n),
      name: n === 0 ? 'נועה 思考 👩🏽‍🏫' : `Student ${n}`,
      studentMark: null,
      filename: 'x.pdf',
      grade: 'C' as const,
      isProvisional: n === 1,
      levels: criteria.map(({ meanLevel }) => meanLevel),
    }));
    const counts = { ...metrics().counts, graded: 250, criteria: 40 };
    const pages = pagesOf('Große Klasse 📋', metrics({ counts, criteria, students }));
    const text = pages.join(' ');
    expect(text).toContain('Student 199');
    expect(text).toContain('The 30 most used of 40.');
    expect(text).toContain('* Provisional. The first 200 of 250 essays.');
    expect(text.match(/ C\* /g)).toHaveLength(1);
    const listing = pages.filter((page) => /Student \d+/.test(page));
    expect(listing.length).toBeGreaterThan(4);
    for (const page of listing) expect(page).toMatch(/Student Grade 1 2 3/);
  });
});
