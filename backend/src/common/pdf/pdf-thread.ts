import { PDF_LIMITS } from '../work/limits';
import type { Asker } from '../work/asker';
import { withDeadline } from '../work/deadline';
import { FairTurns } from '../work/fair-turns';
import { makeThreads, type Threads } from '../work/threads';
import type { ExportedFile } from '../files/send-file';

/** Makes whole PDFs off the event loop, one at a time, in turns among accounts. */
export class PdfThread<Task> {
  private readonly turns = new FairTurns(PDF_LIMITS.whole);
  private threads: Threads | undefined;

  /** @param workerFile a compiled file whose `run` makes the bytes of a PDF of one task */
  constructor(private readonly workerFile: string) {}

  /**
   * @param filename what the person's browser saves it as
   * @throws WorkError
   */
  async render(task: Task, filename: string, asker: Asker): Promise<ExportedFile> {
    this.threads ??= makeThreads({
      file: this.workerFile,
      threads: PDF_LIMITS.whole.seats,
      heapMegabytes: PDF_LIMITS.heapMegabytes,
      idleMilliseconds: PDF_LIMITS.idleMilliseconds,
    });
    const { threads } = this;
    const bytes = await this.turns.take(asker, () =>
      withDeadline(PDF_LIMITS.milliseconds, asker.signal, (signal) => threads.run(task, { signal })),
    );
    return { contentType: 'application/pdf', filename, content: inOnePiece(bytes as Uint8Array) };
  }

  async destroy(): Promise<void> {
    await this.threads?.destroy();
  }
}

async function* inOnePiece(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}
