import type { Asker } from '../common/work/asker';
import { withDeadline } from '../common/work/deadline';
import { FairTurns, type TurnLimits } from '../common/work/fair-turns';
import { READER_LIMITS } from '../common/work/limits';
import type { MemoryGuard } from '../common/work/memory-guard';
import { ProcessPool } from '../common/work/process-pool';
import { ProcessEnded } from '../common/work/work-process';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { ReadAnswer, ReadTask } from './worker/read-task';

export interface ReaderLimits {
  turns: TurnLimits;
  /** For one file, from the moment a process takes it. */
  milliseconds: number;
  heapMegabytes: number;
  usualMegabytes: number;
  /** Resident memory of one process; inflated streams and pictures lie outside the heap. */
  ceilingMegabytes: number;
  idleMilliseconds: number;
}

const TOO_MUCH: ReadAnswer = { refused: 'takes_too_long' };

/**
 * Processes that read files from strangers, in turns among accounts. A file that takes too long or too much memory
 * costs its process, which is replaced, and nothing else.
 */
export class ReaderPool {
  private readonly turns: FairTurns;
  private readonly pool: ProcessPool<ReadTask, ReadAnswer>;

  constructor(
    private readonly limits: ReaderLimits = READER_LIMITS,
    private readonly memory?: MemoryGuard,
  ) {
    this.turns = new FairTurns(limits.turns);
    this.pool = new ProcessPool({
      ...limits,
      file: workerFile(__dirname, 'worker/document-reader.worker'),
      processes: limits.turns.seats,
      tasksPerProcess: 1,
    });
    memory?.guard(this.pool);
  }

  /**
   * The file's text, or why it is refused.
   * @throws WorkError where the account has too much waiting, or nobody waits any more; Error where the reader itself
   * is broken
   */
  async read(task: ReadTask, asker: Asker): Promise<ReadAnswer> {
    const first = await this.turns.take(asker, () => this.readOnce(task, asker));
    // Ended for the sake of all, not for its own size: its neighbours may be gone by its next turn.
    if (first !== 'shed') return first;
    const second = await this.turns.take(asker, () => this.readOnce(task, asker));
    return second === 'shed' ? TOO_MUCH : second;
  }

  close(): void {
    this.memory?.stop(this.pool);
    this.pool.close();
  }

  private async readOnce(task: ReadTask, { signal: gone }: Asker): Promise<ReadAnswer | 'shed'> {
    try {
      return await withDeadline(this.limits.milliseconds, gone, (signal) => this.pool.run(task, signal));
    } catch (error) {
      if (error instanceof WorkError && error.code === 'takes_too_long') return TOO_MUCH;
      if (!(error instanceof ProcessEnded)) throw error;
      if (error.reason === 'shed') return 'shed';
      // A parser that dies of a file has met one that nobody should open.
      if (error.reason === 'swollen' || error.reason === 'died') return TOO_MUCH;
      if (error.reason === 'broken') throw new WorkError('could_not_start');
      throw error;
    }
  }
}
