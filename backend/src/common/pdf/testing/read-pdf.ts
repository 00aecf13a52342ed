import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface ReadPdf {
  title: string;
  language: string;
  outline: string[];
  pages: ReadPage[];
}
export interface ReadPage {
  /** Points. */
  width: number;
  height: number;
  texts: { text: string; left: number; right: number; baseline: number; size: number }[];
}

// pdf.js is an ES module with a separate worker, which jest's module registry cannot load.
const SCRIPT = `
const { getDocument, VerbosityLevel } = require('pdfjs-dist/legacy/build/pdf.mjs');
const { readFileSync } = require('node:fs');
(async () => {
  const data = new Uint8Array(readFileSync(process.argv[1]));
  const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS }).promise;
  const metadata = await pdf.getMetadata();
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.filter((item) => item.str.trim() !== '').map((item) => ({
      text: item.str, left: item.transform[4], right: item.transform[4] + item.width,
      baseline: height - item.transform[5], size: Math.abs(item.transform[3]),
    }));
    pages.push({ width, height, texts });
  }
  const outline = ((await pdf.getOutline()) ?? []).map((entry) => entry.title);
  console.log(JSON.stringify({ title: metadata.info.Title, language: metadata.info.Language, outline, pages }));
})();
`;

/** Reads a PDF back with a different program from the one that wrote it. */
export function readPdf(bytes: Uint8Array): ReadPdf {
  const folder = mkdtempSync(join(tmpdir(), 'pdf-'));
  try {
    const file = join(folder, 'read.pdf');
    writeFileSync(file, bytes);
    const output = execFileSync(process.execPath, ['-e', SCRIPT, file], {
      cwd: __dirname,
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(output.toString()) as ReadPdf;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
