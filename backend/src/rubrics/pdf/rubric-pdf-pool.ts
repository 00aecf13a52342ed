import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { safeName } from '../../common/uploads';
import { workerFile } from '../../common/worker-file';
import type { ExportedFile } from '../../exports/send-file';
import { printedRubric, type PrintedRubric } from './printed-rubric';
import type { RubricPdfTask } from './rubric-pdf.worker';

const FILENAME_MAX_CHARACTERS = 100;

/** Makes rubric PDFs off the event loop. The thread starts with the first document. */
@Injectable()
export class RubricPdfPool implements OnModuleDestroy {
  private pool: Piscina | undefined;

  async render(rubric: PrintedRubric, madeAt = new Date()): Promise<ExportedFile> {
    this.pool ??= new Piscina({
      filename: workerFile(__dirname, 'rubric-pdf.worker'),
      name: 'run',
      minThreads: 0,
      maxThreads: 1,
    });
    const task: RubricPdfTask = { rubric: printedRubric(rubric), madeAt };
    const bytes = (await this.pool.run(task)) as Uint8Array;
    return {
      contentType: 'application/pdf',
      filename: filenameOf(rubric.name),
      content: inOnePiece(bytes),
    };
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }
}

function filenameOf(name: string): string {
  const harmless = safeName(name.replace(/[/\\:*?"<>|]/g, '-'));
  return `${[...harmless].slice(0, FILENAME_MAX_CHARACTERS).join('')}.pdf`;
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
