import type { Asker } from '../common/work/asker';
import { READING_LIMITS } from '../common/work/limits';
import type { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { LogoAnswer, LogoPicture } from './worker/logo-task';

export type { LogoPicture };

const TOO_MUCH = ['takes_too_long', 'takes_too_much_memory'];

/** Checks and redraws logos in processes, in turns among accounts: a decoder must not meet a stranger's file in ours. */
export class Logos {
  private readonly file = workerFile(__dirname, 'worker/logo.worker');

  constructor(private readonly workers: Workers) {}

  /** @throws WorkError if the account has too much waiting, the server is too busy, or nobody waits for it any more */
  async redraw(content: Uint8Array, asker: Asker): Promise<LogoAnswer> {
    try {
      return (await this.workers.run({
        file: this.file,
        input: { content },
        asker,
        ...READING_LIMITS,
      })) as LogoAnswer;
    } catch (error) {
      // Decoders give up on some broken files with the whole process.
      if (error instanceof WorkError && TOO_MUCH.includes(error.code)) return { refused: 'logo_damaged' };
      throw error;
    }
  }
}
