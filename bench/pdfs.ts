import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import { ESSAYS_FIELD, type EssayCounts, type UploadEssaysReply } from '@marklight/contracts/essays';
import { Workers } from '../backend/src/common/work/workers';
import { DocumentsService } from '../backend/src/documents/documents.service';
import { ReaderPool } from '../backend/src/documents/reader-pool';
import { quantile } from './bench-server';
import { inTurns } from './many-rows';
import { anAccount, call, formOf, type Account } from './neighbour/account';
import { OwnServer } from './neighbour/own-server';
import { pdfOf, unseenEssayOf } from './sample-essay';

const REPEATS = 8;
/** Words of one page as it is printed here. */
const WORDS_A_PAGE = 290;
const CLASS_SET = 30;
/** How long a teacher takes to choose the files, with the page open on which they are dropped. */
const CHOOSING_MILLISECONDS = 60_000;

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
  const workers = new Workers();
  const documents = new DocumentsService(new ReaderPool(workers));
  say(`Reading a PDF, medians of ${REPEATS}, the process already started: Marklight | pdftotext | ratio`);
  for (const pages of [1, 10, 50]) {
    const content = await pdfOf(unseenEssayOf(pages * WORDS_A_PAGE, pages));
    const file = join(folder, `${pages}.pdf`);
    await writeFile(file, content);
    const timed = async (work: () => unknown): Promise<number> => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const [ours, theirs] = await inTurns(
      [
        {
          name: 'ours',
          // A copy: the reader takes the bytes with it.
          time: () =>
            timed(() =>
              documents.readEssay({ content: content.slice(), filename: '' }, { account: 'bench' }),
            ),
        },
        { name: 'theirs', time: () => timed(() => spawnSync('pdftotext', ['-layout', file, '-'])) },
      ],
      { rounds: REPEATS, unmeasured: 2 },
    );
    const [a, b] = [quantile(ours?.times ?? [], 0.5), quantile(theirs?.times ?? [], 0.5)];
    say(
      `  ${`${pages} pages`.padEnd(10)} ${a.toFixed(0).padStart(6)} ms | ${b.toFixed(0).padStart(5)} ms | ${(a / b).toFixed(1)}`,
    );
  }
  workers.onModuleDestroy();
  await rm(folder, { recursive: true, force: true });
}

/** The second set says what the first one's start costs. */
async function benchFirstSet(say: (line: string) => void): Promise<void> {
  const server = await OwnServer.start();
  try {
    const teacher = await anAccount(server.address, 'first');
    const page = new AbortController();
    await call(teacher, 'GET', API.processingStatusStream, undefined, page.signal);
    await sleep(CHOOSING_MILLISECONDS);
    const first = await secondsOf(teacher, 0);
    const second = await secondsOf(teacher, CLASS_SET);
    say(`${CLASS_SET} PDFs of two pages with the built-in grader, from the upload to the last result`);
    page.abort();
    say(`  first set after the start, the page open for a minute ${first.toFixed(1).padStart(5)} s`);
    say(
      `  the next set                                          ${second.toFixed(1).padStart(5)} s  ratio of the first to it: ${(first / second).toFixed(2)}`,
    );
  } finally {
    await server.stop();
  }
}

async function secondsOf(teacher: Account, from: number): Promise<number> {
  const files: [string, Uint8Array][] = [];
  for (let n = from; n < from + CLASS_SET; n += 1)
    files.push([`essay-${n}.pdf`, await pdfOf(unseenEssayOf(2 * WORDS_A_PAGE - 60, n))]);
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
