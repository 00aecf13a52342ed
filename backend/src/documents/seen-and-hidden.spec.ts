import { MINUTE_MS } from '@marklight/contracts/durations';
import { MemoryGuard } from '../common/work/memory-guard';
import { Workers } from '../common/work/workers';
import { DocumentsService } from './documents.service';
import type { ScanOutcome } from './ocr/scanned-page';
import { ReaderPool } from './reader-pool';
import { ScanReader } from './scan-reader';
import { hiddenWords } from './testing/seen/hidden-words';
import { honestWords } from './testing/seen/honest-words';
import { laterHiddenWords } from './testing/seen/later-hidden-words';
import { laterHonestWords } from './testing/seen/later-honest-words';
import { moreHiddenWords } from './testing/seen/more-hidden-words';
import { moreHonestWords } from './testing/seen/more-honest-words';
import { WORDS } from './testing/seen/page-parts';

// The processes run the compiled reader, so these tests need a build.
const ASKER = { account: 'teacher' };
const LIMITS = { milliseconds: 10 * MINUTE_MS, cpuMilliseconds: 5 * MINUTE_MS };
const workers = new Workers();
const documents = new DocumentsService(new ReaderPool(workers, LIMITS));
const scanReader = new ScanReader(1, new MemoryGuard(100_000), LIMITS);
afterAll(() => {
  workers.onModuleDestroy();
  scanReader.onModuleDestroy();
});

const pages = [
  ...[...hiddenWords(), ...moreHiddenWords(), ...laterHiddenWords()].map((page) => ({
    ...page,
    isHidden: true,
  })),
  ...[...honestWords(), ...moreHonestWords(), ...laterHonestWords()].map((page) => ({
    ...page,
    isHidden: false,
  })),
];

/** Pages that are known to be judged wrongly. */
const WRONG: readonly string[] = [];

/** As an upload does, with what OCR finds on the pages that are to be looked at. */
async function read(content: Uint8Array) {
  const file = { content, filename: 'essay.pdf' };
  const first = await documents.readEssay(file, ASKER);
  const scans: [number, ScanOutcome][] = [];
  for (const page of first.pagesToRead)
    scans.push([page, await scanReader.read({ content, type: 'pdf', page }, ASKER)]);
  return scans.length > 0 ? documents.readEssay(file, ASKER, scans) : first;
}

describe('words on a page', () => {
  it('there are as many ways to hide them as honest ones, each with its name', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    expect(pages.filter(({ isHidden }) => isHidden).length).toBeGreaterThan(30);
    expect(pages.filter(({ isHidden }) => !isHidden).length).toBeGreaterThan(30);
  });

  it.each(pages)('$name: hidden $isHidden', async ({ name, pdf, isHidden }) => {
    const { text, hiddenText } = await read(pdf);
    const found = { inText: text.includes(WORDS), flagged: hiddenText.length > 0 };
    const isRight = found.inText === !isHidden && found.flagged === isHidden;
    expect({ name, isRight, ...found }).toMatchObject({ isRight: !WRONG.includes(name) });
  });
});
