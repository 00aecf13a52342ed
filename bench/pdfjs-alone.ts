import { readFile } from 'node:fs/promises';
import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from '../backend/src/documents/pdf/open-pdf';
import { quantile } from './bench-server';

const UNMEASURED = 2;
const ROUNDS = 8;

/** Medians in milliseconds: what pdf.js alone takes for a file's text, and for the list of what its pages paint. */
export interface PdfjsAlone {
  text: number;
  operators: number;
}

/** A process with nothing but pdf.js: the only argument is a PDF, and it answers with the times for it. */
async function main(path: string): Promise<void> {
  const bytes = new Uint8Array(await readFile(path));
  const times = { text: [] as number[], operators: [] as number[] };
  for (let round = -UNMEASURED; round < ROUNDS; round += 1) {
    const text = await timeOf(bytes, (page) => page.getTextContent());
    const operators = await timeOf(bytes, (page) => page.getOperatorList());
    if (round < 0) continue;
    times.text.push(text);
    times.operators.push(operators);
  }
  const answer: PdfjsAlone = {
    text: quantile(times.text, 0.5),
    operators: quantile(times.operators, 0.5),
  };
  process.send?.(answer);
}

async function timeOf(bytes: Uint8Array, work: (page: PDFPageProxy) => Promise<unknown>): Promise<number> {
  // pdf.js takes the bytes with it.
  const copy = bytes.slice();
  const start = performance.now();
  const document = await openPdf(copy);
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    await work(page);
    page.cleanup();
  }
  await document.destroy();
  return performance.now() - start;
}

void main(process.argv[2] ?? '');
