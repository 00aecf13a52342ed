import type { MessagePort } from 'node:worker_threads';
import { FeedbackPdf } from './feedback-pdf';
import type { PrintedResult } from './printed-result';

export interface FeedbackPdfTask {
  /** Each message is a batch of results, or null after the last; each is answered by the bytes it finished. */
  port: MessagePort;
  madeAt: Date;
}
export type FeedbackPdfRequest = PrintedResult[] | null;

/** The thread's entry point: one call makes one document. A closed port ends it early. */
export function run({ port, madeAt }: FeedbackPdfTask): Promise<void> {
  const pdf = new FeedbackPdf(madeAt);
  return new Promise((resolve, reject) => {
    port.on('close', () => resolve());
    port.on('message', (batch: FeedbackPdfRequest) => {
      try {
        batch?.forEach((result) => pdf.add(result));
        port.postMessage(batch === null ? pdf.end() : pdf.take());
        if (batch === null) port.close();
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The document could not be made.'));
        port.close();
      }
    });
  });
}
