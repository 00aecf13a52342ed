import { PDF_LIMITS } from '../work/limits';
import type { Asker } from '../work/asker';
import { ThreadsInTurns } from '../work/threads-in-turns';
import type { ExportedFile } from '../files/send-file';

/** Makes whole PDFs off the event loop, one at a time, in turns among accounts. */
export class PdfThread<Task> {
  private readonly threads = new ThreadsInTurns({ ...PDF_LIMITS, turns: PDF_LIMITS.whole });

  /** @param workerFile a compiled file whose `run` makes the bytes of a PDF of one task */
  constructor(private readonly workerFile: string) {}

  /**
   * @param filename the name under which the browser saves it
   * @throws WorkError
   */
  async render(task: Task, filename: string, asker: Asker): Promise<ExportedFile> {
    const bytes = await this.threads.run(this.workerFile, task, asker);
    return { contentType: 'application/pdf', filename, content: inOnePiece(bytes as Uint8Array) };
  }

  async destroy(): Promise<void> {
    await this.threads.destroy();
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
