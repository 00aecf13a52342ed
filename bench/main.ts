/*
 * `npm run bench`: the cost of Marklight's work on this machine, each beside something simple, as ratios. Times are
 * for comparing on one machine; nothing passes or fails because of them. `npm run bench -- neighbour`, `assignment`
 * or `next` runs that part alone; with `--only NAME`, which may be repeated, the first sends only the inputs whose
 * names contain the words.
 */
import { parseArgs } from 'node:util';
import type { GradingRequest } from '@marklight/ai/provider';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { HarperLinter } from '@marklight/text/harper-linter';
import { segment } from '@marklight/text/segmentation';
import { DocumentsService } from '../backend/src/documents/documents.service';
import { Workers } from '../backend/src/common/work/workers';
import { ReaderPool } from '../backend/src/documents/reader-pool';
import { benchAdminDashboard } from './admin-dashboard';
import { benchAssignmentPage } from './assignment-page';
import { quantile } from './bench-server';
import { benchEssayList } from './essay-list';
import { benchEventLoop } from './event-loop';
import { benchHostileNeighbour } from './neighbour/bench';
import { benchNextEssay } from './next-essay';
import { essayOf, pdfOf } from './sample-essay';

const ESSAYS = 30;
const WORDS = 500;
const CRITERIA = ['Clear thesis', 'Use of evidence', 'Structure', 'Vocabulary', 'Spelling and grammar'];

const requestFor = (essayText: string): GradingRequest => ({
  essayText,
  studentName: null,
  locale: 'en-AU',
  criteria: CRITERIA.map((text) => ({ text, weight: 1 })),
  task: null,
});

/** Milliseconds of each run, one after the other. */
async function timesOf<T>(items: readonly T[], work: (item: T) => unknown): Promise<number[]> {
  const times: number[] = [];
  for (const item of items) {
    const start = performance.now();
    await work(item);
    times.push(performance.now() - start);
  }
  return times;
}

function line(name: string, times: readonly number[], beside?: readonly number[]): string {
  const median = quantile(times, 0.5);
  const ratio = beside === undefined ? '' : `${(median / quantile(beside, 0.5)).toFixed(1)} ×`;
  return `${name.padEnd(58)} ${median.toFixed(2).padStart(9)} ${quantile(times, 0.95).toFixed(2).padStart(9)}  ${ratio}`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', multiple: true } },
  });
  if (positionals[0] === 'neighbour') return benchHostileNeighbour((text) => console.log(text), values.only);
  if (positionals[0] === 'assignment') return benchAssignmentPage((text) => console.log(text));
  if (positionals[0] === 'next') return benchNextEssay((text) => console.log(text));
  const essays = Array.from({ length: ESSAYS }, (_, at) => essayOf(WORDS, at));
  console.log(`${ESSAYS} essays of ${WORDS} words`.padEnd(58), 'median ms'.padStart(9), '95% ms'.padStart(9));

  const counting = await timesOf(essays, (text) => segment(text).words.length);
  console.log(line('count the words', counting));

  const linter = new HarperLinter();
  await linter.warmUp();
  const provider = createBuiltInProvider(linter);
  await provider.grade(requestFor(essayOf(WORDS, ESSAYS)));
  const checking = await timesOf(essays, (text) => linter.lint(text, 'en-AU'));
  const grading = await timesOf(essays, (text) => provider.grade(requestFor(text)));
  console.log(line('check spelling and grammar', checking, counting), 'of counting');
  console.log(line('grade in full, checker loaded', grading, counting), 'of counting');
  console.log(line('', grading, checking), 'of checking');

  console.log('');
  await benchEventLoop(requestFor, (text) => console.log(text));
  console.log('');

  const workers = new Workers();
  const documents = new DocumentsService(new ReaderPool(workers));
  const pdfs = await Promise.all(essays.slice(0, 10).map((essay) => pdfOf(essay)));
  const read = (content: Uint8Array) => documents.readEssay({ content, filename: '' }, { account: 'bench' });
  await read(pdfs[0] ?? new Uint8Array());
  const reading = await timesOf(pdfs, read);
  workers.onModuleDestroy();
  console.log(line('read the essay out of a PDF', reading, grading), 'of grading it');

  console.log('');
  await benchEssayList((text) => console.log(text));

  console.log('');
  await benchAssignmentPage((text) => console.log(text));

  console.log('');
  await benchNextEssay((text) => console.log(text));

  console.log('');
  await benchAdminDashboard((text) => console.log(text));

  console.log('');
  await benchHostileNeighbour((text) => console.log(text));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
