import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { exportFilename } from '../../common/files/export-filename';
import type { ExportedFile } from '../../common/files/send-file';
import { PdfThread } from '../../common/pdf/pdf-thread';
import type { Asker } from '../../common/work/asker';
import { workerFile } from '../../common/worker-file';
import type { MetricsPdfTask } from './metrics-pdf.worker';

const FILENAME = 'performance-metrics';

/** Makes PDFs of metrics off the event loop. */
@Injectable()
export class MetricsPdfPool implements OnModuleDestroy {
  private readonly thread = new PdfThread<MetricsPdfTask>(workerFile(__dirname, 'metrics-pdf.worker'));

  render(task: Omit<MetricsPdfTask, 'madeAt'>, asker: Asker, madeAt = new Date()): Promise<ExportedFile> {
    return this.thread.render(
      { ...task, madeAt },
      exportFilename(FILENAME, 'pdf', madeAt, task.timeZone),
      asker,
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.destroy();
  }
}
