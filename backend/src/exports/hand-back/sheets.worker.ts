import { answerPieces, type PiecewiseTask } from '../../common/work/piecewise';
import { documentTitle, type HandBackStart, type Sheet } from './sheet';
import { sheetDocx } from './sheet-docx';
import { SheetsPdf } from './sheet-pdf';

/** The thread's entry point: one call makes one document, or the files of one archive, each in answer to its sheet. */
export function run({ start, port }: PiecewiseTask<HandBackStart>): Promise<void> {
  return answerPieces<Sheet>(port, start.form === 'pdf' ? oneDocument(start) : aFileEach(start));
}

function oneDocument(start: HandBackStart) {
  const pdf = new SheetsPdf(start);
  return {
    add(sheets: readonly Sheet[]) {
      sheets.forEach((sheet) => pdf.add(sheet));
      return pdf.take();
    },
    end: () => pdf.end(),
  };
}

function aFileEach(start: HandBackStart) {
  return {
    add: async (sheets: readonly Sheet[]) =>
      (await Promise.all(sheets.map((one) => fileOf(one, start)))).flat(),
    end: () => [],
  };
}

async function fileOf(sheet: Sheet, start: HandBackStart): Promise<Uint8Array[]> {
  if (start.form === 'docx_each') return [await sheetDocx(sheet, start)];
  const pdf = new SheetsPdf({ ...start, title: documentTitle(sheet) });
  pdf.add(sheet);
  return pdf.end();
}
