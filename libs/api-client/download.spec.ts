import { filenameFrom } from './download';

describe('filenameFrom', () => {
  it.each([
    [null, null],
    ['attachment', null],
    ['attachment; filename="report 1.csv"', 'report 1.csv'],
    ['attachment; filename=report.csv', 'report.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'Ng%C3%A2n.csv', 'Ngân.csv'],
    ['attachment; filename="x.csv"; filename*=UTF-8\'\'%E0%A4%A.csv', 'x.csv'],
  ])('reads %s as %s', (header, expected) => {
    expect(filenameFrom(header)).toBe(expected);
  });
});
