import type { Asker } from './asker';
import { withDeadline } from './deadline';
import { FairTurns, type TurnLimits } from './fair-turns';
import { workerFile } from '../worker-file';
import { KNOWS_THREAD_TIME, makeThreadClock, watchThreadClock } from './thread-clock';
import { makeThreads, type Threads } from './threads';
import type { TimedTask } from './timed.worker';
import { WorkError } from './work.errors';
import { codeOf } from '../code-of';

const TIMED = workerFile(__dirname, 'timed.worker');

export interface ThreadLimits {
  turns: TurnLimits;
  /** Of a processor. */
  cpuMilliseconds: number;
  /** By the clock, from the moment that a thread takes it. */
  milliseconds: number;
  heapMegabytes: number;
  idleMilliseconds: number;
}

/** A few threads whose tasks take turns among accounts, each with two deadlines and a limit of memory. */
export class ThreadsInTurns {
  private readonly turns: FairTurns;
  private threads: Threads | undefined;

  constructor(private readonly limits: ThreadLimits) {
    this.turns = new FairTurns(limits.turns);
  }

  /**
   * @param file the compiled file that does it: see `workerFile`
   * @throws WorkError `too_many_waiting`, `busy`, `takes_too_long`, `out_of_time`, `takes_too_much_memory`,
   * `asker_gone`, `could_not_start`; or what the task throws
   */
  run(
    file: string,
    input: unknown,
    asker: Asker,
    cpuMilliseconds: number = this.limits.cpuMilliseconds,
  ): Promise<unknown> {
    const { turns, heapMegabytes, idleMilliseconds, milliseconds } = this.limits;
    this.threads ??= makeThreads({ file, threads: turns.seats, heapMegabytes, idleMilliseconds });
    const { threads } = this;
    const inThread = async (signal: AbortSignal): Promise<unknown> => {
      const clock = makeThreadClock();
      const overworked = new AbortController();
      const stopWatching = watchThreadClock(clock, cpuMilliseconds, () => overworked.abort());
      const task: TimedTask = { file, input, clock };
      try {
        const stop = AbortSignal.any([signal, overworked.signal]);
        return await threads.run(task, { filename: TIMED, signal: stop });
      } catch (error) {
        if (overworked.signal.aborted) throw new WorkError('takes_too_long');
        const isFull = codeOf(error) === 'ERR_WORKER_OUT_OF_MEMORY';
        throw isFull ? new WorkError('takes_too_much_memory') : error;
      } finally {
        stopWatching();
      }
    };
    const late = KNOWS_THREAD_TIME ? 'out_of_time' : 'takes_too_long';
    return this.turns.take(asker, () => withDeadline(milliseconds, asker.signal, inThread, late));
  }

  async destroy(): Promise<void> {
    await this.threads?.destroy();
  }
}
