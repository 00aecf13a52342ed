import { aPdf } from '../testing/builders';
import { batchesOf, progressPerFile, refusalOfCriteriaFile, refusalOfEssayFile } from './upload-plan';

const MIB = 1024 * 1024;

describe('refusalOfEssayFile', () => {
  it('lets a PDF of exactly 10 MB pass and refuses one byte more', async () => {
    expect(await refusalOfEssayFile(aPdf('fits.pdf', 10 * MIB))).toBeNull();
    expect((await refusalOfEssayFile(aPdf('big.pdf', 10 * MIB + 1)))?.code).toBe('too_large');
  });

  it('goes by content, not by name', async () => {
    const page = new File(['<!doctype html>'], 'essay.pdf', { type: 'application/pdf' });
    expect(await refusalOfEssayFile(page)).toMatchObject({ filename: 'essay.pdf', code: 'not_a_pdf' });
    const word = new File(['PK\u0003\u0004 a Word file'], 'essay.pdf', { type: 'application/pdf' });
    expect(await refusalOfEssayFile(word)).toBeNull();
    const oldWord = new File([Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1)], 'essay.pdf');
    expect(await refusalOfEssayFile(oldWord)).toBeNull();
    expect(await refusalOfEssayFile(new File(['%PDF-1.4'], 'essay.txt'))).toBeNull();
  });

  it('finds the PDF header behind leading bytes, as readers do', async () => {
    expect(await refusalOfEssayFile(new File([`${' '.repeat(500)}%PDF-1.4`], 'a.pdf'))).toBeNull();
  });

  it('refuses an empty file', async () => {
    expect((await refusalOfEssayFile(new File([], 'empty.pdf')))?.code).toBe('empty_file');
  });
});

describe('refusalOfCriteriaFile', () => {
  it.each(['a.txt', 'a.PDF', 'a.doc', 'a.docx'])('takes %s', (name) => {
    expect(refusalOfCriteriaFile(new File(['x'], name))).toBeNull();
  });

  it.each(['a.xlsx', 'a', 'a.docx.exe'])('refuses %s', (name) => {
    expect(refusalOfCriteriaFile(new File(['x'], name))).toContain('.txt, .docx, .doc or .pdf');
  });
});

describe('batchesOf', () => {
  it('keeps the order, every file once, and both limits', () => {
    const files = Array.from({ length: 200 }, (_, index) => ({ index, size: (index % 7) * MIB }));
    const batches = batchesOf(files, { maxFiles: 10, maxBytes: 20 * MIB });
    expect(batches.flat()).toEqual(files);
    for (const batch of batches) {
      expect(batch.length).toBeLessThanOrEqual(10);
      expect(batch.reduce((sum, file) => sum + file.size, 0)).toBeLessThanOrEqual(20 * MIB);
    }
  });

  it('sends a file above the byte limit alone, and makes no request for no files', () => {
    expect(batchesOf([{ size: 50 }, { size: 1 }], { maxFiles: 10, maxBytes: 20 })).toEqual([
      [{ size: 50 }],
      [{ size: 1 }],
    ]);
    expect(batchesOf([])).toEqual([]);
  });
});

describe('progressPerFile', () => {
  it('fills the files of one request one after the other', () => {
    expect(progressPerFile([100, 100, 200], 0)).toEqual([0, 0, 0]);
    expect(progressPerFile([100, 100, 200], 0.375)).toEqual([100, 50, 0]);
    expect(progressPerFile([100, 100, 200], 1)).toEqual([100, 100, 100]);
  });
});
