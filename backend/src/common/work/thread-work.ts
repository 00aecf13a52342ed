import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { EVENT_LOOP_MAX_BYTES, THREAD_WORK_LIMITS } from './limits';
import type { Asker } from './asker';
import { ThreadsInTurns } from './threads-in-turns';
import { WorkError } from './work.errors';

export interface ThreadTask<Input> {
  /** The compiled file that does it; its `run` takes `input` and returns the answer. See `workerFile`. */
  file: string;
  /** Crosses to the thread by structured clone: data only. */
  input: Input;
  /** The size that is checked before anything else is done. */
  size: {
    /** The field or file, as the person knows it. */
    what: string;
    is: number;
    limit: number;
    /** In the plural: "characters", "bytes". */
    unit: string;
  };
  asker: Asker;
  /** Processor time that it may use. */
  cpuMilliseconds?: number;
}

/**
 * Work on what people send that is too large for the event loop and small enough to need no separate process:
 * parsing of pasted texts, tables and lists.
 */
@Injectable()
export class ThreadWork implements OnModuleDestroy {
  private readonly threads = new ThreadsInTurns(THREAD_WORK_LIMITS);

  /**
   * Refuses work over its limit, does small work here and now, and sends the rest to a thread in the account's turn.
   * @param here the same work on the event loop
   * @throws WorkError; the work's own coded errors only from `here`: a thread's task answers with data
   */
  async runOrDefer<Input, Output>(
    task: ThreadTask<Input>,
    here: (input: Input) => Output | Promise<Output>,
  ): Promise<Output> {
    checkSize(task.size);
    return task.size.is <= EVENT_LOOP_MAX_BYTES ? here(task.input) : this.run<Input, Output>(task);
  }

  /**
   * Does it in a thread, in the account's turn.
   * @throws WorkError `too_large`, `too_many_waiting`, `busy`, `takes_too_long`, `out_of_time`,
   * `takes_too_much_memory`, `asker_gone`
   */
  async run<Input, Output>({
    file,
    input,
    size,
    asker,
    cpuMilliseconds,
  }: ThreadTask<Input>): Promise<Output> {
    checkSize(size);
    return (await this.threads.run(file, input, asker, cpuMilliseconds)) as Output;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}

function checkSize({ what, is, limit, unit }: ThreadTask<unknown>['size']): void {
  if (is > limit) throw WorkError.tooLarge(what, is, limit, unit);
}
