import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { workerFile } from '../../common/worker-file';
import { exportFilename } from '../../exports/export-filename';
import type { ExportedFile } from '../../exports/send-file';
import type { NamedMetrics } from '../metrics.service';
import type { MetricsPdfTask } from './metrics-pdf.worker';

const FILENAME = 'performance-metrics';

/** Makes PDFs of metrics off the event loop. The thread starts with the first document. */
@Injectable()
export class MetricsPdfPool implements OnModuleDestroy {
  private pool: Piscina | undefined;

  async render(named: NamedMetrics, madeAt = new Date()): Promise<ExportedFile> {
    this.pool ??= new Piscina({
      filename: workerFile(__dirname, 'metrics-pdf.worker'),
      name: 'run',
      minThreads: 0,
      maxThreads: 1,
    });
    const task: MetricsPdfTask = { named, madeAt };
    const bytes = (await this.pool.run(task)) as Uint8Array;
    return {
      contentType: 'application/pdf',
      filename: exportFilename(FILENAME, 'pdf', madeAt),
      content: inOnePiece(bytes),
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
