import type { ComparedTexts, Similarity } from '@marklight/text/similarity/similar-pairs';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { Asker } from '../common/work/asker';
import { SIMILARITY_LIMITS } from '../common/work/limits';
import { ThreadsInTurns } from '../common/work/threads-in-turns';
import { workerFile } from '../common/worker-file';

const WORKER = workerFile(__dirname, 'similarity.worker');

/** Compares texts in a thread, in the account's turn. */
@Injectable()
export class SimilarityPool implements OnModuleDestroy {
  private readonly threads = new ThreadsInTurns(SIMILARITY_LIMITS);

  /** @throws WorkError */
  async compare(texts: ComparedTexts, asker: Asker): Promise<Similarity> {
    return (await this.threads.run(WORKER, texts, asker)) as Similarity;
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}
