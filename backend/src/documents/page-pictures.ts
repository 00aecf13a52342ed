import type { Asker } from '../common/work/asker';
import type { Lane } from '../common/work/fair-turns';
import { READING_LIMITS } from '../common/work/limits';
import type { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { DrawPageTask, PagePicture } from './worker/draw-page-task';

export type { PagePicture };

const TOO_MUCH = ['takes_too_long', 'takes_too_much_memory'];

/** Draws pages of files from strangers in processes, in turns among accounts. */
export class PagePictures {
  private readonly file = workerFile(__dirname, 'worker/page-picture.worker');

  constructor(private readonly workers: Workers) {}

  /**
   * The page as a picture; null if the file has no such page, or it cannot be drawn within the limits of time and memory.
   * @throws WorkError if the account has too much waiting, the server is too busy, or nobody waits for it any more
   */
  async draw(input: DrawPageTask, asker: Asker, lane: Lane = 'interactive'): Promise<PagePicture | null> {
    try {
      return (await this.workers.run({
        file: this.file,
        input,
        asker,
        lane,
        ...READING_LIMITS,
      })) as PagePicture | null;
    } catch (error) {
      if (error instanceof WorkError && TOO_MUCH.includes(error.code)) return null;
      throw error;
    }
  }
}
