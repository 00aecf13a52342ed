import { setTimeout } from 'node:timers/promises';
import Piscina from 'piscina';
import { workerFile } from '../common/worker-file';
import { TurnQueue } from './turn-queue';
import type { ReadAnswer, ReadTask } from './worker/read-task';

export interface ReaderLimits {
  threads: number;
  /** For one file, from the moment a thread takes it. */
  milliseconds: number;
  /** JavaScript heap of one thread. */
  heapMegabytes: number;
  /** Growth of the whole process while files are read; inflated streams lie outside the heap. */
  growthMegabytes: number;
  /** A thread without work ends after this long, and gives back about 80 MB. */
  idleMilliseconds: number;
}

export const READER_LIMITS: ReaderLimits = {
  threads: 2,
  milliseconds: 20_000,
  heapMegabytes: 384,
  growthMegabytes: 768,
  idleMilliseconds: 30_000,
};

const MEGABYTE = 1024 * 1024;
const WATCH_EVERY_MILLISECONDS = 50;
const RELEASE_CHECKS = 40;
const TOO_MUCH: ReadAnswer = { refused: 'takes_too_long' };

interface Run {
  abort: AbortController;
  /** Bytes that the process held when the reading began. */
  baseline: number;
  outgrew: boolean;
}

/**
 * Threads that read files from strangers. A file that takes too long or too much memory costs its thread,
 * which is replaced, and nothing else.
 */
export class ReaderPool {
  private readonly pool: Piscina<ReadTask, ReadAnswer>;
  private readonly turns: TurnQueue;
  private readonly running = new Set<Run>();
  private watch: NodeJS.Timeout | null = null;

  constructor(private readonly limits: ReaderLimits = READER_LIMITS) {
    this.turns = new TurnQueue(limits.threads);
    this.pool = new Piscina({
      filename: workerFile(__dirname, 'worker/document-reader.worker'),
      name: 'readInThread',
      minThreads: 0,
      maxThreads: limits.threads,
      idleTimeout: limits.idleMilliseconds,
      resourceLimits: {
        maxOldGenerationSizeMb: limits.heapMegabytes,
        maxYoungGenerationSizeMb: 32,
        stackSizeMb: 4,
      },
    });
  }

  /** The file's text, or why it is refused. Rejects only where the reader itself is broken. */
  async read(task: ReadTask): Promise<ReadAnswer> {
    const first = await this.turns.take(1, () => this.run(task));
    if (!isOutgrown(first)) return first;
    // Memory is measured for the process, so a neighbour may have been the one: read it again alone.
    const second = first.wasAlone
      ? first
      : await this.turns.take(this.limits.threads, () => this.run(task, first.baseline));
    return isOutgrown(second) ? TOO_MUCH : second;
  }

  async close(): Promise<void> {
    if (this.watch) clearInterval(this.watch);
    this.watch = null;
    await this.pool.destroy();
  }

  private async run(task: ReadTask, baseline?: number): Promise<ReadAnswer | Outgrown> {
    const run = this.begin(baseline);
    const timer = globalThis.setTimeout(() => run.abort.abort(), this.limits.milliseconds);
    // A copy, as the thread takes its bytes over; a Buffer's own slice() would be a view.
    const bytes = new Uint8Array(task.bytes);
    const wasAlone = this.running.size === 1;
    try {
      const options = { signal: run.abort.signal, transferList: [bytes.buffer] };
      return await this.pool.run({ ...task, bytes }, options);
    } catch (error) {
      if (run.abort.signal.aborted) await this.untilReleased(run.baseline);
      if (run.outgrew) return { outgrew: true, wasAlone, baseline: run.baseline };
      if (run.abort.signal.aborted || codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY') return TOO_MUCH;
      throw error;
    } finally {
      clearTimeout(timer);
      this.end(run);
    }
  }

  /** Runs side by side share a baseline, as they share the process. */
  private begin(baseline?: number): Run {
    const [neighbour] = this.running;
    const held = baseline ?? neighbour?.baseline ?? process.memoryUsage.rss();
    const run = { abort: new AbortController(), baseline: held, outgrew: false };
    this.running.add(run);
    this.watch ??= setInterval(() => this.stopIfOutgrown(), WATCH_EVERY_MILLISECONDS).unref();
    return run;
  }

  /** Memory of a stopped thread comes back a little later; until then it would count as the next file's. */
  private async untilReleased(baseline: number): Promise<void> {
    const enough = baseline + (this.limits.growthMegabytes * MEGABYTE) / 4;
    for (let checks = 0; checks < RELEASE_CHECKS && process.memoryUsage.rss() > enough; checks++) {
      await setTimeout(WATCH_EVERY_MILLISECONDS);
    }
  }

  private end(run: Run): void {
    this.running.delete(run);
    if (this.running.size > 0 || !this.watch) return;
    clearInterval(this.watch);
    this.watch = null;
  }

  private stopIfOutgrown(): void {
    const held = process.memoryUsage.rss();
    for (const run of this.running) {
      if (held - run.baseline < this.limits.growthMegabytes * MEGABYTE) continue;
      run.outgrew = true;
      run.abort.abort();
    }
  }
}

interface Outgrown {
  outgrew: true;
  wasAlone: boolean;
  baseline: number;
}

function isOutgrown(answer: ReadAnswer | Outgrown): answer is Outgrown {
  return 'outgrew' in answer;
}

function codeOf(error: unknown): unknown {
  return (error as { code?: unknown } | null)?.code;
}
