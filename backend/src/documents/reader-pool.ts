import type { Asker } from '../common/work/asker';
import { READING_LIMITS } from '../common/work/limits';
import type { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { ReadAnswer, ReadTask } from './worker/read-task';

const TOO_MUCH = ['takes_too_long', 'takes_too_much_memory'];

/** Reads files from strangers in processes, in turns among accounts. */
export class ReaderPool {
  private readonly file = workerFile(__dirname, 'worker/document-reader.worker');

  constructor(
    private readonly workers: Workers,
    private readonly limits: { milliseconds: number; cpuMilliseconds: number } = READING_LIMITS,
  ) {}

  /**
   * The file's text, or why it is refused: also for taking too much time or memory.
   * @throws WorkError if the account has too much waiting, the server is too busy, or nobody waits for it any more; Error if the reader
   * itself is broken
   */
  async read(input: ReadTask, asker: Asker): Promise<ReadAnswer> {
    const { file, limits } = this;
    try {
      return (await this.workers.run({ file, input, asker, ...limits })) as ReadAnswer;
    } catch (error) {
      if (error instanceof WorkError && TOO_MUCH.includes(error.code)) return { refused: 'takes_too_long' };
      throw error;
    }
  }
}
