import { attachment, exportFilename } from './export-filename';

describe('exportFilename', () => {
  const madeAt = new Date('2026-11-21T09:05:00.123+11:00');

  it('carries the time by the teacher’s clock, in characters every system takes', () => {
    expect(exportFilename('essay-grading-report', 'csv', madeAt, 'Australia/Sydney')).toBe(
      'essay-grading-report-2026-11-21T09-05-00.csv',
    );
  });

  it('carries it in UTC where nobody has said what that is', () => {
    expect(exportFilename('essay-grading-report', 'csv', madeAt)).toBe(
      'essay-grading-report-2026-11-20T22-05-00.csv',
    );
  });
});

describe('attachment', () => {
  it('gives an ordinary name in both forms', () => {
    expect(attachment('report.csv')).toBe('attachment; filename="report.csv"; filename*=UTF-8\'\'report.csv');
  });

  it('cannot be broken out of', () => {
    const header = attachment('a"\r\nX: 1%é\'.pdf');
    expect(header).toBe(
      "attachment; filename=\"a___X: 1__'.pdf\"; filename*=UTF-8''a%22%0D%0AX%3A%201%25%C3%A9%27.pdf",
    );
  });
});
