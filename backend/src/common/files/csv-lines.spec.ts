import fc from 'fast-check';
import { readCsv } from './testing/read-csv';
import { csvLines } from './csv-lines';
import { safeCell } from './safe-cell';

describe('csvLines', () => {
  it('can be read back, whatever the cells hold', () => {
    const cells = fc.array(fc.string({ unit: 'grapheme' }).map(safeCell), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(fc.array(cells, { minLength: 1, maxLength: 5 }), (rows) => {
        expect(readCsv(csvLines(rows))).toEqual(rows);
      }),
    );
  });
});
