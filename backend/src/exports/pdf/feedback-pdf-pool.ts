import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GradingResult } from '@marklight/contracts/grading';
import { DOWNLOAD_LIMITS, PDF_LIMITS } from '../../common/work/limits';
import { makeThreads, type Threads } from '../../common/work/threads';
import { workerFile } from '../../common/worker-file';
import type { FeedbackPdfRequest } from './feedback-pdf.worker';
import { printedResult } from './printed-result';

/** Essays sent to the thread at a time: small enough that documents made at the same time take turns quickly. */
const BATCH = 10;
/** Documents one thread makes side by side; each waits for its own reader most of the time. */
const DOCUMENTS_AT_ONCE = DOWNLOAD_LIMITS.turns.seats;

/** Makes feedback PDFs off the event loop. The thread starts with the first document. */
@Injectable()
export class FeedbackPdfPool implements OnModuleDestroy {
  private threads: Threads | undefined;

  /**
   * The PDF of these results, in pieces, made only as fast as they are taken. Leaving the loop early frees the
   * thread.
   */
  async *render(results: AsyncIterable<readonly GradingResult[]>, madeAt: Date): AsyncGenerator<Uint8Array> {
    const { port1: port, port2: threadsPort } = new MessageChannel();
    const task = this.start(threadsPort, madeAt);
    try {
      for await (const chunk of results) {
        for (let from = 0; from < chunk.length; from += BATCH) {
          yield* await answer(port, task, chunk.slice(from, from + BATCH).map(printedResult));
        }
      }
      yield* await answer(port, task, null);
      await task;
    } finally {
      port.close();
    }
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads?.destroy();
  }

  private start(port: MessagePort, madeAt: Date): Promise<void> {
    this.threads ??= makeThreads({
      file: workerFile(__dirname, 'feedback-pdf.worker'),
      threads: 1,
      tasksPerThread: DOCUMENTS_AT_ONCE,
      idleMilliseconds: PDF_LIMITS.idleMilliseconds,
    });
    const task = this.threads.run({ port, madeAt }, { transferList: [port] }) as Promise<void>;
    // Reported when the next answer is awaited; without this a failure in between would end the process.
    task.catch(() => undefined);
    return task;
  }
}

async function answer(
  port: MessagePort,
  task: Promise<void>,
  request: FeedbackPdfRequest,
): Promise<Uint8Array[]> {
  const reply = once(port, 'message');
  port.postMessage(request);
  const failure = task.then(() => reply);
  const [pieces] = (await Promise.race([reply, failure])) as [Uint8Array[]];
  return pieces;
}
