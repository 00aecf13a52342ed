import { Piscina } from 'piscina';
import type { ExportedFile } from '../files/send-file';

/** Makes whole PDFs off the event loop, one at a time. The thread starts with the first document. */
export class PdfThread<Task> {
  private pool: Piscina | undefined;

  /** @param workerFile a compiled file whose `run` makes the bytes of a PDF of one task */
  constructor(private readonly workerFile: string) {}

  /** @param filename what the person's browser saves it as */
  async render(task: Task, filename: string): Promise<ExportedFile> {
    this.pool ??= new Piscina({ filename: this.workerFile, name: 'run', minThreads: 0, maxThreads: 1 });
    const bytes = (await this.pool.run(task)) as Uint8Array;
    return { contentType: 'application/pdf', filename, content: inOnePiece(bytes) };
  }

  async destroy(): Promise<void> {
    await this.pool?.destroy();
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
