import { createBuiltInProvider } from '@marklight/ai/built-in/provider';
import { HarperLinter } from '@marklight/text/harper-linter';
import { segment } from '@marklight/text/segmentation';
import { Workers } from '../backend/src/common/work/workers';
import { DocumentsService } from '../backend/src/documents/documents.service';
import { ReaderPool } from '../backend/src/documents/reader-pool';
import { quantile } from './bench-server';
import { requestFor } from './grading-request';
import { inTurns } from './many-rows';
import { ESSAYS, PIECES, WORDS, type PieceTimes } from './pieces';
import { pdfOf, unseenEssayOf } from './sample-essay';

const UNMEASURED = 3;

/**
 * A process that does each piece of work on essays, in turns, and answers with the medians. Each piece gets different essays,
 * so that none finds what another has just read, and what all of them remember, such as words, serves them alike.
 */
async function main(): Promise<void> {
  const linter = new HarperLinter();
  await linter.warmUp();
  const provider = createBuiltInProvider(linter);
  const workers = new Workers();
  const documents = new DocumentsService(new ReaderPool(workers));
  const essays = (UNMEASURED + ESSAYS) * PIECES.length;
  const pdfs = await Promise.all(Array.from({ length: essays }, (_, at) => pdfOf(unseenEssayOf(WORDS, at))));
  const work: Record<(typeof PIECES)[number], (essay: number) => unknown> = {
    count: (essay) => segment(unseenEssayOf(WORDS, essay)).words.length,
    check: (essay) => linter.lint(unseenEssayOf(WORDS, essay), 'en-AU'),
    grade: (essay) => provider.grade(requestFor(unseenEssayOf(WORDS, essay))),
    read: (essay) =>
      documents.readEssay({ content: pdfs[essay] ?? new Uint8Array(), filename: '' }, { account: 'bench' }),
  };
  let essay = 0;
  const taken = await inTurns(
    PIECES.map((name) => ({
      name,
      time: async () => {
        const start = performance.now();
        await work[name]((essay += 1) - 1);
        return performance.now() - start;
      },
    })),
    { rounds: ESSAYS, unmeasured: UNMEASURED },
  );
  workers.onModuleDestroy();
  const medians = taken.map(({ name, times }) => [name, quantile(times, 0.5)]);
  process.send?.(Object.fromEntries(medians) as PieceTimes);
}

void main();
