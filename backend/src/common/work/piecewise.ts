import { once } from 'node:events';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { DOWNLOAD_LIMITS, PDF_LIMITS } from './limits';
import { makeThreads, type Threads } from './threads';

/** What the thread is given: how to begin, and where the parts come from. */
export interface PiecewiseTask<Start> {
  start: Start;
  /** Each message is a batch of parts, or null after the last; each is answered by the bytes it finished. */
  port: MessagePort;
}

/** In the thread: makes bytes of parts. */
export interface PieceMaker<Part> {
  add(parts: readonly Part[]): Uint8Array[] | Promise<Uint8Array[]>;
  end(): Uint8Array[] | Promise<Uint8Array[]>;
}

/** In the server: one piece of work that the thread does as its parts are given to it. */
export interface PiecewiseWork<Part> {
  /** The bytes that these parts finished. */
  add(parts: readonly Part[]): Promise<Uint8Array[]>;
  /** The rest, after the last part. */
  end(): Promise<Uint8Array[]>;
  /** Frees the thread, however far the work has got. */
  close(): void;
}

/**
 * Documents that one thread makes side by side, part by part and only as fast as they are taken; each waits for its own reader
 * most of the time. The thread starts with the first one.
 */
export class PiecewiseThread<Start, Part> {
  private threads: Threads | undefined;

  /** @param file a compiled file whose `run` is made of `answerPieces` */
  constructor(private readonly file: string) {}

  begin(start: Start): PiecewiseWork<Part> {
    const { port1: port, port2: threadsPort } = new MessageChannel();
    const task = this.start({ start, port: threadsPort });
    return {
      add: (parts) => answer(port, task, parts),
      async end() {
        const rest = await answer(port, task, null);
        await task;
        return rest;
      },
      close: () => port.close(),
    };
  }

  async destroy(): Promise<void> {
    await this.threads?.destroy();
  }

  private start(given: PiecewiseTask<Start>): Promise<void> {
    this.threads ??= makeThreads({
      file: this.file,
      threads: 1,
      tasksPerThread: DOWNLOAD_LIMITS.turns.seats,
      idleMilliseconds: PDF_LIMITS.idleMilliseconds,
    });
    const task = this.threads.run(given, { transferList: [given.port] }) as Promise<void>;
    // Reported when the next answer is awaited; without this a failure in between would end the process.
    task.catch(() => undefined);
    return task;
  }
}

/** The body of the thread's entry point. A closed port ends the work early. */
export function answerPieces<Part>(port: MessagePort, maker: PieceMaker<Part>): Promise<void> {
  return new Promise((resolve, reject) => {
    const reply = async (parts: readonly Part[] | null): Promise<void> => {
      try {
        port.postMessage(parts === null ? await maker.end() : await maker.add(parts));
        if (parts === null) port.close();
      } catch (error) {
        reject(error instanceof Error ? error : new Error('The document could not be made.'));
        port.close();
      }
    };
    port.on('close', () => resolve());
    port.on('message', (parts: readonly Part[] | null) => void reply(parts));
  });
}

async function answer(port: MessagePort, task: Promise<void>, parts: unknown): Promise<Uint8Array[]> {
  const reply = once(port, 'message');
  port.postMessage(parts);
  const failure = task.then(() => reply);
  const [pieces] = (await Promise.race([reply, failure])) as [Uint8Array[]];
  return pieces;
}
