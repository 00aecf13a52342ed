import type { Asker } from '../common/work/asker';
import { READING_LIMITS } from '../common/work/limits';
import type { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { PlacesTask } from './worker/places-task';

const TOO_MUCH = ['takes_too_long', 'takes_too_much_memory'];

/** Finds where the words of essays stand on the pages of their files, in processes, in turns among accounts. */
export class PlacesReader {
  private readonly file = workerFile(__dirname, 'worker/text-places.worker');

  constructor(private readonly workers: Workers) {}

  /**
   * `TextPlaces` as JSON; null if the file cannot be read within the limits of time and memory.
   * @throws WorkError if the account has too much waiting, the server is too busy, or nobody waits for it any more
   */
  async find(input: PlacesTask, asker: Asker): Promise<string | null> {
    try {
      const work = { file: this.file, input, asker, lane: 'interactive' as const, ...READING_LIMITS };
      return (await this.workers.run(work)) as string | null;
    } catch (error) {
      if (error instanceof WorkError && TOO_MUCH.includes(error.code)) return null;
      throw error;
    }
  }
}
