import type { Asker } from './asker';
import { withDeadline } from './deadline';
import { FairTurns, type Lane, type TurnLimits } from './fair-turns';
import { WORKER_LIMITS } from './limits';
import type { MemoryGuard } from './memory-guard';
import { ProcessPool } from './process-pool';
import { ProcessEnded, type ProcessOptions, type ProcessTask } from './work-process';
import { WorkError } from './work.errors';

export interface WorkerLimits {
  turns: TurnLimits;
  process: Omit<ProcessOptions, 'tasksPerProcess'>;
}

export interface WorkerTask extends ProcessTask {
  asker: Asker;
  cpuMilliseconds: number;
  /** Wall-clock time, from the moment that a process takes it. */
  milliseconds: number;
  /** `background` for work that nobody is waiting for. */
  lane?: Lane;
}

/** The process was ended for its memory: the first had swollen, the second was merely there when others needed it. */
const SHED = Symbol('shed');
const CROWDED = Symbol('crowded');

/**
 * A few processes for all heavy work on what strangers send, one task each at a time, in turns among accounts. Work that
 * takes too long or too much memory costs its process, which is replaced, and nothing else.
 */
export class Workers {
  private readonly turns: FairTurns;
  private readonly pool: ProcessPool;

  constructor(
    limits: WorkerLimits = WORKER_LIMITS,
    private readonly memory?: MemoryGuard,
  ) {
    this.turns = new FairTurns(limits.turns);
    this.pool = new ProcessPool({ ...limits.process, processes: limits.turns.seats, tasksPerProcess: 1 });
    memory?.guard(this.pool);
  }

  /** @throws WorkError; whatever the worker's `run` throws, as an Error with its name, message and code */
  async run(task: WorkerTask): Promise<unknown> {
    const { asker, lane } = task;
    const first = await this.turns.take(asker, () => this.runOnce(task), lane);
    if (first !== SHED && first !== CROWDED) return first;
    // Not for its own size: its neighbours may be gone by its next turn.
    const second = await this.turns.take(asker, () => this.runOnce(task), lane);
    if (second === SHED) throw new WorkError('takes_too_much_memory');
    if (second === CROWDED) throw new WorkError('busy');
    return second;
  }

  /** See `ProcessPool.isReady`. */
  get isReady(): boolean {
    return this.pool.isReady;
  }

  /** See `ProcessPool.isIdle`. */
  get isIdle(): boolean {
    return this.pool.isIdle;
  }

  /** See `ProcessPool.keepOne`. */
  keepOne(kept: boolean): void {
    this.pool.keepOne(kept);
  }

  onModuleDestroy(): void {
    this.memory?.stop(this.pool);
    this.pool.close();
  }

  private async runOnce(task: WorkerTask): Promise<unknown> {
    const { account, isServer: keepsPriority } = task.asker;
    try {
      return await withDeadline(task.milliseconds, task.asker.signal, (signal) =>
        this.pool.run({ ...task, account, keepsPriority, isLow: this.turns.isSlow(account) }, signal),
      );
    } catch (error) {
      if (isBrokenOff(error)) this.turns.slowDown(account);
      if (!(error instanceof ProcessEnded)) throw error;
      // What the system ended may have been too large, or merely there; what swelled after other work is judged in a new process.
      if (error.reason === 'shed' || error.reason === 'killed' || error.reason === 'worn') return SHED;
      if (error.reason === 'crowded') return CROWDED;
      // Work that makes a process die is not tried again, like work that makes it swell.
      if (error.reason === 'swollen' || error.reason === 'died') throw new WorkError('takes_too_much_memory');
      if (error.reason === 'overworked') throw new WorkError('takes_too_long');
      throw error.reason === 'broken' ? new WorkError('could_not_start') : error;
    }
  }
}

/** Whether the work took more processor time or memory than it may. */
function isBrokenOff(error: unknown): boolean {
  return (
    error instanceof ProcessEnded &&
    ['shed', 'killed', 'swollen', 'overworked', 'died'].includes(error.reason)
  );
}
