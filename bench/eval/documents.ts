import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DocumentsService } from '../../backend/src/documents/documents.service';
import { DocumentRefusedError } from '../../backend/src/documents/document-refused.error';
import { Workers } from '../../backend/src/common/work/workers';
import { ReaderPool } from '../../backend/src/documents/reader-pool';
import { figure, type Section, share, type Table } from './section';
import { plain, shared, wordsOf } from './words-read';

const ASKER = { account: 'evaluation' };

interface EssayFile {
  file: string;
  expected: string;
  furniture_not_body: readonly string[];
}
interface HandedIn {
  file: string;
  kind: string;
  expect: 'accept' | 'reject' | 'either';
  must_contain?: readonly string[];
  must_not_contain?: readonly string[];
  if_accepted_must_contain?: readonly string[];
}

const filesOf = <T>(folder: string): T[] =>
  (JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as { files: T[] }).files;

/** The text that poppler's pdftotext reads; null if it is not installed or gives up. */
function byPdftotext(path: string): string | null {
  try {
    return execFileSync('pdftotext', ['-q', path, '-'], {
      encoding: 'utf8',
      timeout: 20_000,
      maxBuffer: 50_000_000,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

async function recall(folder: string, documents: DocumentsService): Promise<Table> {
  const rows: string[][] = [];
  for (const { file, expected, furniture_not_body: furniture } of filesOf<EssayFile>(folder)) {
    const path = join(folder, file);
    const wanted = wordsOf(readFileSync(join(folder, expected), 'utf8'));
    const start = performance.now();
    const { text } = await documents.readEssay({ content: readFileSync(path), filename: file }, ASKER);
    const milliseconds = performance.now() - start;
    const ours = wordsOf(text);
    const poppler = byPdftotext(path);
    const theirs = poppler === null ? null : wordsOf(poppler);
    rows.push([
      file.slice(0, 2),
      String(wanted.length),
      share(shared(wanted, ours) / wanted.length),
      String(ours.length - shared(wanted, ours)),
      theirs === null ? 'not installed' : share(shared(wanted, theirs) / wanted.length),
      theirs === null ? '–' : String(theirs.length - shared(wanted, theirs)),
      String(furniture.filter((line) => plain(text).includes(plain(line))).length),
      figure(milliseconds, 0),
    ]);
  }
  return {
    title: 'PDF essays: words read',
    note: 'Compared with the essay’s title and paragraphs; “extra” words are headers, footers and the like.',
    columns: ['file', 'words', 'recall', 'extra', 'pdftotext recall', 'extra', 'furniture left in', 'ms'],
    rows,
  };
}

async function behaviour(folder: string, documents: DocumentsService): Promise<string[][]> {
  const rows: string[][] = [];
  for (const item of filesOf<HandedIn>(folder)) {
    let outcome: string;
    let right: boolean;
    try {
      const { text } = await documents.readDocument(
        { content: readFileSync(join(folder, item.file)), filename: item.file },
        ASKER,
      );
      const read = plain(text);
      const needed = [...(item.must_contain ?? []), ...(item.if_accepted_must_contain ?? [])];
      const missing = needed.filter((words) => !read.includes(plain(words))).length;
      const leaked = (item.must_not_contain ?? []).filter((words) => read.includes(plain(words))).length;
      outcome = `read${missing > 0 ? `, ${missing} of ${needed.length} strings missing` : ''}${leaked > 0 ? `, ${leaked} hidden strings in the text` : ''}`;
      right = item.expect !== 'reject' && missing === 0 && leaked === 0;
    } catch (error) {
      outcome = error instanceof DocumentRefusedError ? `refused: ${error.code}` : 'failed';
      right = error instanceof DocumentRefusedError && item.expect !== 'accept';
    }
    rows.push([item.file, item.expect, outcome, right ? 'yes' : 'NO']);
  }
  return rows;
}

export const documents: Section = {
  name: 'documents',
  async run({ data }) {
    const workers = new Workers();
    const service = new DocumentsService(new ReaderPool(workers));
    try {
      const tables: Table[] = [];
      if (existsSync(join(data, 'essays-pdf'))) tables.push(await recall(join(data, 'essays-pdf'), service));
      const rows: string[][] = [];
      for (const folder of ['pdf', 'docx'].map((name) => join(data, name)).filter(existsSync))
        rows.push(...(await behaviour(folder, service)));
      const right = rows.filter((row) => row[3] === 'yes').length;
      tables.push({
        title: 'Files that are hard or hostile',
        note: `${right} of ${rows.length} behave as their manifest says.`,
        columns: ['file', 'should', 'did', 'right'],
        rows,
      });
      return tables;
    } finally {
      workers.onModuleDestroy();
    }
  },
};
