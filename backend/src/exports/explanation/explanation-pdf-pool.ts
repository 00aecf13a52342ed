import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { EXPORT_FILENAMES } from '@marklight/contracts/business';
import { exportFilename } from '../../common/files/export-filename';
import type { ExportedFile } from '../../common/files/send-file';
import { PdfThread } from '../../common/pdf/pdf-thread';
import type { Asker } from '../../common/work/asker';
import { workerFile } from '../../common/worker-file';
import type { ExplanationPdfTask } from './explanation-pdf.worker';

/** Makes explanations of grades off the event loop. */
@Injectable()
export class ExplanationPdfPool implements OnModuleDestroy {
  private readonly thread = new PdfThread<ExplanationPdfTask>(
    workerFile(__dirname, 'explanation-pdf.worker'),
  );

  render(task: ExplanationPdfTask, asker: Asker): Promise<ExportedFile> {
    const { madeAt, timeZone } = task;
    const filename = exportFilename(EXPORT_FILENAMES.explanation, 'pdf', madeAt, timeZone);
    return this.thread.render(task, filename, asker);
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.destroy();
  }
}
