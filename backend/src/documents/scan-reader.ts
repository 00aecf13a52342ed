import type { Asker } from '../common/work/asker';
import { SCAN_LIMITS } from '../common/work/limits';
import type { MemoryGuard } from '../common/work/memory-guard';
import { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { ScanOutcome } from './ocr/scanned-page';
import type { DrawPageTask } from './worker/draw-page-task';

const TOO_MUCH = ['takes_too_long', 'takes_too_much_memory'];

/** Reads pages by OCR, in processes apart from those that read files, which it would keep busy for seconds. */
export class ScanReader {
  private readonly file = workerFile(__dirname, 'worker/ocr.worker');
  private readonly workers: Workers;

  /** @param atOnce pages at a time; each takes a process of 300 MB */
  constructor(
    atOnce: number,
    memory: MemoryGuard,
    private readonly limits: { milliseconds: number; cpuMilliseconds: number } = SCAN_LIMITS.page,
  ) {
    const turns = { ...SCAN_LIMITS.turns, seats: atOnce, seatsPerAccount: atOnce };
    this.workers = new Workers({ turns, process: SCAN_LIMITS.process }, memory);
  }

  /** @throws WorkError if the asker has gone, the server is too busy, or the process could not be started */
  async read(input: DrawPageTask, asker: Asker): Promise<ScanOutcome> {
    const { file, limits } = this;
    try {
      const task = { file, input, asker, lane: 'background' as const, ...limits };
      return (await this.workers.run(task)) as ScanOutcome;
    } catch (error) {
      if (error instanceof WorkError && TOO_MUCH.includes(error.code)) return 'unread';
      throw error;
    }
  }

  onModuleDestroy(): void {
    this.workers.onModuleDestroy();
  }
}
