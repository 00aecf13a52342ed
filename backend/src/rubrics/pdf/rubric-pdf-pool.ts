import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { ExportedFile } from '../../common/files/send-file';
import { PdfThread } from '../../common/pdf/pdf-thread';
import { safeName } from '../../common/uploads';
import type { Asker } from '../../common/work/asker';
import { workerFile } from '../../common/worker-file';
import { printedRubric, type PrintedRubric } from './printed-rubric';
import type { RubricPdfTask } from './rubric-pdf.worker';

const FILENAME_MAX_CHARACTERS = 100;

/** Makes rubric PDFs off the event loop. */
@Injectable()
export class RubricPdfPool implements OnModuleDestroy {
  private readonly thread = new PdfThread<RubricPdfTask>(workerFile(__dirname, 'rubric-pdf.worker'));

  render(rubric: PrintedRubric, asker: Asker, madeAt = new Date()): Promise<ExportedFile> {
    return this.thread.render({ rubric: printedRubric(rubric), madeAt }, filenameOf(rubric.name), asker);
  }

  async onModuleDestroy(): Promise<void> {
    await this.thread.destroy();
  }
}

function filenameOf(name: string): string {
  const harmless = safeName(name.replace(/[/\\:*?"<>|]/g, '-'));
  return `${[...harmless].slice(0, FILENAME_MAX_CHARACTERS).join('')}.pdf`;
}
