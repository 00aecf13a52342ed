import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import { ESSAYS_FIELD, type EssayCounts, type UploadEssaysReply } from '@marklight/contracts/essays';
import { HEAP_FLAGS } from '../backend/src/common/work/work-process';
import { Workers } from '../backend/src/common/work/workers';
import { DocumentsService } from '../backend/src/documents/documents.service';
import { ReaderPool } from '../backend/src/documents/reader-pool';
import { quantile } from './bench-server';
import { inTurns } from './many-rows';
import { anAccount, call, formOf, type Account } from './neighbour/account';
import { OwnServer } from './neighbour/own-server';
import { inOwnProcess } from './own-process';
import type { PdfjsAlone } from './pdfjs-alone';
import { pdfOf, unseenEssayOf } from './sample-essay';

const ROUNDS = 8;
/** The flags of the processes that read files. */
const READER_FLAGS = ['--max-old-space-size=192', ...HEAP_FLAGS];
/** Of the reading process, and of the server for the first set. */
const PROCESSES = 3;
/** Nearly as many words as fill a page, as it is printed here. */
const WORDS_A_PAGE = 400;
const CLASS_SET = 30;
const WORDS_OF_TWO_PAGES = 520;
/** How long a teacher takes to choose the files, with the page open on which they are dropped: longer than idle processes stay. */
const CHOOSING_MILLISECONDS = 45_000;

/** PDFs read beside Poppler's `pdftotext`, and a class set from its upload to its last result on a server that has just started. */
export async function benchPdfs(say: (line: string) => void): Promise<void> {
  await benchReading(say);
  say('');
  await benchFirstSet(say);
}

async function benchReading(say: (line: string) => void): Promise<void> {
  const hasPoppler = spawnSync('pdftotext', ['-v']).status === 0;
  if (!hasPoppler) {
    say('Reading a PDF: left out, because there is no pdftotext here (Debian: poppler-utils).');
    return;
  }
  const folder = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
  say(
    `Reading a PDF, medians of ${ROUNDS} in each of ${PROCESSES} processes that have read two: Marklight (lowest to highest process) | pdftotext | ratio`,
  );
  say(
    '  beside them, pdf.js alone in such a process: the text, and the list of what is painted, which we read',
  );
  for (const pages of [1, 10, 50]) {
    const file = join(folder, `${pages}.pdf`);
    await writeFile(file, await pdfWith(pages));
    const ours: number[] = [];
    const theirs: number[] = [];
    const alone: PdfjsAlone[] = [];
    for (let process = 0; process < PROCESSES; process += 1) {
      const [a, b] = await readingTimes(file, pages);
      ours.push(a);
      theirs.push(b);
      alone.push(await inOwnProcess<PdfjsAlone>('pdfjs-alone', [file], READER_FLAGS));
    }
    const median = (times: readonly number[]) => quantile(times, 0.5);
    const range = `(${Math.min(...ours).toFixed(0)} to ${Math.max(...ours).toFixed(0)})`;
    const ms = (time: number) => `${time.toFixed(0).padStart(4)} ms`;
    say(
      `  ${`${pages} pages`.padEnd(9)} ${ms(median(ours))} ${range.padEnd(12)} | ${ms(median(theirs))} | ${(median(ours) / median(theirs)).toFixed(1).padEnd(5)}` +
        `pdf.js: ${ms(median(alone.map(({ text }) => text)))}, ${ms(median(alone.map(({ operators }) => operators)))}`,
    );
  }
  await rm(folder, { recursive: true, force: true });
}

/** Medians in milliseconds of our reading, in a process that is started for it, and of `pdftotext`, taking turns. */
async function readingTimes(file: string, pages: number): Promise<[ours: number, theirs: number]> {
  const workers = new Workers();
  const documents = new DocumentsService(new ReaderPool(workers));
  const content = new Uint8Array(await readFile(file));
  const timed = async (work: () => unknown): Promise<number> => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  const read = async () => {
    // A copy: the reader takes the bytes with it.
    const { pageCount } = await documents.readEssay(
      { content: content.slice(), filename: '' },
      { account: 'bench' },
    );
    if (pageCount !== pages) throw new Error(`the PDF of ${pages} pages has ${pageCount}`);
  };
  const [ours, theirs] = await inTurns(
    [
      { name: 'ours', time: () => timed(read) },
      { name: 'theirs', time: () => timed(() => spawnSync('pdftotext', ['-layout', file, '-'])) },
    ],
    { rounds: ROUNDS, unmeasured: 2 },
  );
  workers.onModuleDestroy();
  return [quantile(ours?.times ?? [], 0.5), quantile(theirs?.times ?? [], 0.5)];
}

/** An essay that fills this many pages, the last of them only in part. */
async function pdfWith(pages: number): Promise<Uint8Array> {
  for (let words = pages * WORDS_A_PAGE; ; words += WORDS_A_PAGE / 10) {
    const pdf = await pdfOf(unseenEssayOf(words, pages));
    if (Buffer.from(pdf).toString('latin1').split('/Type /Page\n').length > pages) return pdf;
  }
}

/** The second set says what the first one's start costs. */
async function benchFirstSet(say: (line: string) => void): Promise<void> {
  const first: number[] = [];
  const second: number[] = [];
  for (let process = 0; process < PROCESSES; process += 1) {
    const server = await OwnServer.start();
    try {
      const teacher = await anAccount(server.address, 'first');
      const page = new AbortController();
      await call(teacher, 'GET', API.processingStatusStream, undefined, page.signal);
      await sleep(CHOOSING_MILLISECONDS);
      first.push(await secondsOf(teacher, 0));
      second.push(await secondsOf(teacher, CLASS_SET));
      page.abort();
    } finally {
      await server.stop();
    }
  }
  say(
    `${CLASS_SET} PDFs of two pages with the built-in grader, from the upload to the last result: medians of ${PROCESSES} servers (lowest to highest)`,
  );
  say(`  first set after the start, the page open for ${CHOOSING_MILLISECONDS / 1_000} s   ${shown(first)}`);
  say(
    `  the next set                                        ${shown(second)}  ratio of the first to it: ${(quantile(first, 0.5) / quantile(second, 0.5)).toFixed(2)}`,
  );
}

function shown(seconds: readonly number[]): string {
  const [least, median, most] = [0, 0.5, 1].map((share) => quantile(seconds, share).toFixed(1));
  return `${median} s (${least} to ${most})`;
}

async function secondsOf(teacher: Account, from: number): Promise<number> {
  const files: [string, Uint8Array][] = [];
  for (let n = from; n < from + CLASS_SET; n += 1)
    files.push([`essay-${n}.pdf`, await pdfOf(unseenEssayOf(WORDS_OF_TWO_PAGES, n))]);
  const start = performance.now();
  const uploaded = await call(teacher, 'POST', API.essays, formOf(ESSAYS_FIELD, files));
  const essayIds = ((await uploaded.json()) as UploadEssaysReply).essays.map(({ id }) => id);
  if (essayIds.length !== CLASS_SET) throw new Error(`the upload answered ${uploaded.status}`);
  const asked = await call(teacher, 'POST', API.gradeEnhanced, { essayIds, criteriaId: teacher.criteriaId });
  if (asked.status !== 202) throw new Error(`grading answered ${asked.status}`);
  for (;;) {
    const counts = (await (await call(teacher, 'GET', API.essayCounts)).json()) as EssayCounts;
    if (counts.graded >= from + CLASS_SET) return (performance.now() - start) / 1_000;
    await sleep(50);
  }
}
