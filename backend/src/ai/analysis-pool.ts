import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Piscina } from 'piscina';
import { workerFile } from '../common/worker-file';
import type { AnalysisTaskName, AnalysisTasks } from './analysis.worker';

/** The grammar checker takes about 300 MB, so there is one thread that holds it. */
const THREADS = 1;

/** Text analysis and built-in grading, off the event loop. The thread starts with the first task. */
@Injectable()
export class AnalysisPool implements OnModuleDestroy {
  private pool: Piscina | undefined;

  run<Name extends AnalysisTaskName>(
    name: Name,
    input: AnalysisTasks[Name]['input'],
    signal?: AbortSignal,
  ): Promise<AnalysisTasks[Name]['output']> {
    this.pool ??= new Piscina({
      filename: workerFile(__dirname, 'analysis.worker'),
      name: 'run',
      minThreads: THREADS,
      maxThreads: THREADS,
      concurrentTasksPerWorker: 1,
    });
    return this.pool.run({ name, input }, signal ? { signal } : {}) as Promise<AnalysisTasks[Name]['output']>;
  }

  async onModuleDestroy(): Promise<void> {
    await this.pool?.destroy();
  }
}
