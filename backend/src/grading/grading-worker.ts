import { Injectable } from '@nestjs/common';
import { EventEmitter } from 'node:events';
import { run, type Runner, type WorkerEvents } from 'graphile-worker';
import { AppConfig } from '../config/app-config';
import { DatabaseUrl } from '../database/database-url';
import { quietQueueLogger } from '../database/queue-logger';
import { EssayGrader } from './essay-grader';
import { GRADE_ESSAY_TASK, type GradeEssayPayload } from './grading-queue';
import { WorkerRegistry } from './worker-registry';

/** One on the analysis thread, one being read or stored meanwhile. */
const BUILT_IN_CONCURRENCY = 2;
/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 2_000;

/** Runs the queue's jobs in this process. Started by main.ts and worker.ts, not by the module. */
@Injectable()
export class GradingWorker {
  private runner: Runner | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly url: DatabaseUrl,
    private readonly grader: EssayGrader,
    private readonly registry: WorkerRegistry,
  ) {}

  async start(): Promise<void> {
    const events: WorkerEvents = new EventEmitter();
    events.on('worker:create', ({ worker }) => this.registry.add(worker.workerId));
    await this.registry.start();
    this.runner = await run({
      connectionString: this.url.direct,
      concurrency: this.concurrency,
      maxPoolSize: this.concurrency + 2,
      noHandleSignals: true,
      pollInterval: POLL_MS,
      logger: quietQueueLogger,
      events,
      taskList: {
        [GRADE_ESSAY_TASK]: async (payload, helpers) => {
          const { jobId } = payload as GradeEssayPayload;
          try {
            await this.grader.grade(jobId, helpers.abortSignal ?? new AbortController().signal);
          } catch (error) {
            if (helpers.job.attempts >= helpers.job.max_attempts) await this.grader.giveUp(jobId);
            throw error;
          }
        },
      },
    });
  }

  /** Lets running jobs end, or hands them back after a few seconds, then leaves. */
  async stop(): Promise<void> {
    const runner = this.runner;
    this.runner = undefined;
    await runner?.stop().catch(() => undefined);
    await this.registry.stop();
  }

  private get concurrency(): number {
    return this.config.providerName === 'openai' ? this.config.env.AI_CONCURRENCY : BUILT_IN_CONCURRENCY;
  }
}
