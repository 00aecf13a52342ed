import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { PiecewiseThread, type PiecewiseWork } from '../../common/work/piecewise';
import { workerFile } from '../../common/worker-file';
import type { HandBackStart, Sheet } from './sheet';

/** Makes students' sheets off the event loop. */
@Injectable()
export class SheetsPool implements OnModuleDestroy {
  private readonly thread = new PiecewiseThread<HandBackStart, Sheet>(workerFile(__dirname, 'sheets.worker'));

  begin(start: HandBackStart): PiecewiseWork<Sheet> {
    return this.thread.begin(start);
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.destroy();
  }
}
