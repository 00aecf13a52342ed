import { answerPieces, type PiecewiseTask } from '../../common/work/piecewise';
import { FeedbackPdf, type FeedbackPdfStart } from './feedback-pdf';
import type { PrintedResult } from './printed-result';

/** The thread's entry point: one call makes one document. */
export function run({ start, port }: PiecewiseTask<FeedbackPdfStart>): Promise<void> {
  const pdf = new FeedbackPdf(start);
  return answerPieces<PrintedResult>(port, {
    add(results) {
      results.forEach((result) => pdf.add(result));
      return pdf.take();
    },
    end: () => pdf.end(),
  });
}
