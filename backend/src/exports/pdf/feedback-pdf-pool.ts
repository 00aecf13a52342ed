import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GradingResult } from '@marklight/contracts/grading';
import { PiecewiseThread } from '../../common/work/piecewise';
import { workerFile } from '../../common/worker-file';
import type { FeedbackPdfStart } from './feedback-pdf';
import { printedResult, type PrintedResult } from './printed-result';

/** Essays sent to the thread at a time: small enough that documents made at the same time take turns quickly. */
const BATCH = 10;

/** Makes feedback PDFs off the event loop. */
@Injectable()
export class FeedbackPdfPool implements OnModuleDestroy {
  private readonly thread = new PiecewiseThread<FeedbackPdfStart, PrintedResult>(
    workerFile(__dirname, 'feedback-pdf.worker'),
  );

  /**
   * The PDF of these results, in pieces, made only as fast as they are taken. Leaving the loop early frees the
   * thread.
   * @param marksOf by essay, what tells students of one name apart
   */
  async *render(
    results: AsyncIterable<readonly GradingResult[]>,
    start: FeedbackPdfStart,
    marksOf: (essayIds: string[]) => Promise<ReadonlyMap<string, string | null>>,
  ): AsyncGenerator<Uint8Array> {
    const work = this.thread.begin(start);
    try {
      for await (const chunk of results) {
        const marks = await marksOf(chunk.map(({ essay }) => essay.id));
        const printed = chunk.map((result) => printedResult(result, marks.get(result.essay.id) ?? null));
        for (let from = 0; from < chunk.length; from += BATCH) {
          yield* await work.add(printed.slice(from, from + BATCH));
        }
      }
      yield* await work.end();
    } finally {
      work.close();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.destroy();
  }
}
