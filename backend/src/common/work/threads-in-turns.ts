import type { Asker } from './asker';
import { withDeadline } from './deadline';
import { FairTurns, type TurnLimits } from './fair-turns';
import { makeThreads, type Threads } from './threads';
import { WorkError } from './work.errors';

export interface ThreadLimits {
  turns: TurnLimits;
  /** From the moment that a thread takes it. */
  milliseconds: number;
  heapMegabytes: number;
  idleMilliseconds: number;
}

/** A few threads whose tasks take turns among accounts, each with a deadline and a limit of memory. */
export class ThreadsInTurns {
  private readonly turns: FairTurns;
  private threads: Threads | undefined;

  constructor(private readonly limits: ThreadLimits) {
    this.turns = new FairTurns(limits.turns);
  }

  /**
   * @param file the compiled file that does it: see `workerFile`
   * @throws WorkError `too_many_waiting`, `busy`, `takes_too_long`, `takes_too_much_memory`, `asker_gone`,
   * `could_not_start`; or what the task throws
   */
  run(
    file: string,
    input: unknown,
    asker: Asker,
    milliseconds: number = this.limits.milliseconds,
  ): Promise<unknown> {
    const { turns, heapMegabytes, idleMilliseconds } = this.limits;
    this.threads ??= makeThreads({ file, threads: turns.seats, heapMegabytes, idleMilliseconds });
    const { threads } = this;
    return this.turns.take(asker, () =>
      withDeadline(milliseconds, asker.signal, async (signal) => {
        try {
          return await threads.run(input, { filename: file, signal });
        } catch (error) {
          const isFull = (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
          throw isFull ? new WorkError('takes_too_much_memory') : error;
        }
      }),
    );
  }

  async destroy(): Promise<void> {
    await this.threads?.destroy();
  }
}
