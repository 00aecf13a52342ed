import type { GradingRequest } from '@marklight/ai/provider';
import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { HarperLinter } from '@marklight/text/harper-linter';
import { segment } from '@marklight/text/segmentation';
import { DocumentsService } from '../backend/src/documents/documents.service';
import { Workers } from '../backend/src/common/work/workers';
import { ReaderPool } from '../backend/src/documents/reader-pool';
import { quantile } from './bench-server';
import { pdfOf, unseenEssayOf } from './sample-essay';

const ESSAYS = 30;
const WORDS = 500;
const CRITERIA = ['Clear thesis', 'Use of evidence', 'Structure', 'Vocabulary', 'Spelling and grammar'];

export const requestFor = (essayText: string): GradingRequest => ({
  essayText,
  studentName: null,
  locale: 'en-AU',
  criteria: CRITERIA.map((text) => ({ text, weight: 1 })),
  task: null,
});

/** The pieces of work that one essay takes, each beside the one before. */
export async function benchPieces(say: (line: string) => void): Promise<void> {
  const essays = Array.from({ length: ESSAYS }, (_, at) => unseenEssayOf(WORDS, at));
  say(`${`${ESSAYS} essays of ${WORDS} words`.padEnd(58)} median ms    95% ms`);
  const counting = await timesOf(essays, (text) => segment(text).words.length);
  say(row('count the words', counting));

  const linter = new HarperLinter();
  await linter.warmUp();
  const provider = createBuiltInProvider(linter);
  await provider.grade(requestFor(unseenEssayOf(WORDS, ESSAYS)));
  // Different essays for each, so that neither finds what the other has just read.
  const others = Array.from({ length: ESSAYS }, (_, at) => unseenEssayOf(WORDS, ESSAYS + 1 + at));
  const checking = await timesOf(essays, (text) => linter.lint(text, 'en-AU'));
  const grading = await timesOf(others, (text) => provider.grade(requestFor(text)));
  say(row('check spelling and grammar', checking, counting, 'of counting'));
  say(row('grade in full, checker loaded', grading, checking, 'of checking'));

  const workers = new Workers();
  const documents = new DocumentsService(new ReaderPool(workers));
  const pdfs = await Promise.all(essays.slice(0, 10).map((essay) => pdfOf(essay)));
  const read = (content: Uint8Array) => documents.readEssay({ content, filename: '' }, { account: 'bench' });
  await read(pdfs[0] ?? new Uint8Array());
  const reading = await timesOf(pdfs, read);
  workers.onModuleDestroy();
  say(row('read the essay out of a PDF', reading, grading, 'of grading it'));
}

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

function row(name: string, times: readonly number[], beside?: readonly number[], of = ''): string {
  const median = quantile(times, 0.5);
  const ratio = beside === undefined ? '' : `${(median / quantile(beside, 0.5)).toFixed(1)} × ${of}`;
  return `${name.padEnd(58)} ${median.toFixed(2).padStart(9)} ${quantile(times, 0.95).toFixed(2).padStart(9)}  ${ratio}`.trimEnd();
}
