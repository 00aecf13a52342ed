import { execFileSync } from 'node:child_process';
import { SCAN_UNSURE_BELOW } from '@marklight/contracts/business';
import { MemoryGuard } from '../../backend/src/common/work/memory-guard';
import { Workers } from '../../backend/src/common/work/workers';
import { isRecognised } from '../../backend/src/documents/ocr/scanned-page';
import { DocumentsService } from '../../backend/src/documents/documents.service';
import { ReaderPool } from '../../backend/src/documents/reader-pool';
import { ScanReader } from '../../backend/src/documents/scan-reader';
import { aScannedPage } from '../../backend/src/documents/testing/scan-samples';
import { SAMPLE_ESSAYS } from '../../backend/src/samples/sample-essays';
import { PAGE_KINDS, type PageKind } from './ocr-pages';
import { figure, type Section, share } from './section';
import { shared, wordsOf } from './words-read';

const ASKER = { account: 'evaluation' };
const PAGES = 3;

interface Reader {
  documents: DocumentsService;
  scans: ScanReader;
}

interface PageRead {
  wanted: number;
  ours: number;
  extra: number;
  /** Null if it is not installed. */
  tesseract: number | null;
  confidence: number | null;
  seconds: number;
}

/** What the command finds in the picture; null if it is not installed or gives up. */
function byTesseract(picture: Buffer): string | null {
  try {
    return execFileSync('tesseract', ['-', '-', '-l', 'eng'], {
      input: picture,
      encoding: 'utf8',
      timeout: 120_000,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  } catch {
    return null;
  }
}

async function read(kind: PageKind, paragraphs: string[], seed: number, reader: Reader): Promise<PageRead> {
  const picture = kind.make(aScannedPage(paragraphs), seed).encodeSync('jpeg', kind.quality);
  const start = performance.now();
  const page = await reader.scans.read({ content: picture, type: 'jpeg', page: 1 }, ASKER);
  const seconds = (performance.now() - start) / 1_000;
  const file = { content: picture, filename: 'page.jpg' };
  const ours = wordsOf((await reader.documents.readEssay(file, ASKER, [[1, page]])).text);
  const wanted = wordsOf(paragraphs.join('\n'));
  const other = byTesseract(picture);
  return {
    wanted: wanted.length,
    ours: shared(wanted, ours),
    extra: ours.length - shared(wanted, ours),
    tesseract: other === null ? null : shared(wanted, wordsOf(other)),
    confidence: isRecognised(page) ? page.confidence : null,
    seconds,
  };
}

const sum = (pages: readonly PageRead[], part: (page: PageRead) => number): number =>
  pages.reduce((total, page) => total + part(page), 0);

async function rowOf(kind: PageKind, reader: Reader): Promise<string[]> {
  const pages: PageRead[] = [];
  for (const [at, { text }] of SAMPLE_ESSAYS.slice(0, PAGES).entries())
    pages.push(await read(kind, text.split(/\n+/u).slice(0, 4), at + 1, reader));
  const wanted = sum(pages, (page) => page.wanted);
  const sure = pages.flatMap(({ confidence }) => (confidence === null ? [] : [confidence]));
  return [
    kind.name,
    String(wanted),
    share(sum(pages, ({ ours }) => ours) / wanted),
    String(sum(pages, ({ extra }) => extra)),
    pages.some(({ tesseract }) => tesseract === null)
      ? 'not installed'
      : share(sum(pages, ({ tesseract }) => tesseract ?? 0) / wanted),
    sure.length === 0 ? '–' : figure(sure.reduce((total, one) => total + one, 0) / sure.length, 0),
    figure(sum(pages, ({ seconds }) => seconds) / pages.length, 1),
  ];
}

/** Words read on pages that we make from our own texts. */
export const ocr: Section = {
  name: 'ocr',
  async run() {
    const workers = new Workers();
    const documents = new DocumentsService(new ReaderPool(workers));
    const scans = new ScanReader(1, new MemoryGuard(2_000));
    try {
      const rows: string[][] = [];
      for (const kind of PAGE_KINDS) rows.push(await rowOf(kind, { documents, scans }));
      return [
        {
          title: 'Scans and photos: words read',
          note: `${PAGES} pages of each kind, made from our sample essays and saved as JPEG. “Extra” words are nowhere on the page. Confidence is the recognition’s own, of 100; below ${SCAN_UNSURE_BELOW}, or if ink that looks like words is left over, the page is shown as hard to read.`,
          columns: ['page', 'words', 'recall', 'extra', '`tesseract` recall', 'confidence', 'seconds a page'],
          rows,
        },
      ];
    } finally {
      workers.onModuleDestroy();
      scans.onModuleDestroy();
    }
  },
};
