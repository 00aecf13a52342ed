import { Injectable } from '@nestjs/common';
import { AppLog } from '../common/app-log';
import { AppConfig } from '../config/app-config';
import { DatabaseUrl } from '../database/database-url';
import { SupervisedQueue } from '../queue/supervised-queue';
import { WorkerRegistry } from '../queue/worker-registry';
import { EssayGrader } from './essay-grader';
import { GRADE_ESSAY_TASK, type GradeEssayPayload } from './grading-queue.repository';

/** One on the analysis thread while another is read or stored. */
const BUILT_IN_CONCURRENCY = 2;
/**
 * Essays that are claimed before a question to the AI service or stored after an answer, beside those that it is asked about: it
 * need not wait for our own work. The provider limits the questions (`gradingsAtOnce`).
 */
const besides = (questions: number): number => Math.ceil(questions / 2);
/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 2_000;
/** An answer of the AI service that is on its way was paid for. */
const STOP_PATIENCE_MS = 25_000;
/** The longest essay takes the built-in grader a few seconds; waiting for the thread comes on top. */
const BUILT_IN_LIMIT_MS = 10 * 60_000;
/** The calls of one essay with their repetitions, and storing it through an outage of the database. */
const CALLS_PER_ESSAY = 6;

/** Grades in this process. Started by main.ts and worker.ts, not by the module. */
@Injectable()
export class GradingWorker {
  private queue: SupervisedQueue | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly url: DatabaseUrl,
    private readonly grader: EssayGrader,
    private readonly registry: WorkerRegistry,
    private readonly log: AppLog,
  ) {}

  async start(): Promise<void> {
    this.queue = new SupervisedQueue(
      {
        name: 'grading',
        url: this.url.direct,
        concurrency: this.concurrency,
        pollMs: POLL_MS,
        tasks: {
          [GRADE_ESSAY_TASK]: (payload, { attempts, maxAttempts }, stopping) =>
            this.grader.grade((payload as GradeEssayPayload).jobId, {
              signal: AbortSignal.any([stopping, AbortSignal.timeout(this.limitMs)]),
              lastAttempt: attempts >= maxAttempts,
            }),
        },
      },
      this.registry,
      this.log,
    );
    await this.queue.start();
  }

  /**
   * Takes no more jobs and lets running ones end.
   * @param patienceMs after which they are handed back
   */
  async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
    const queue = this.queue;
    this.queue = undefined;
    await queue?.stop(patienceMs);
  }

  private get concurrency(): number {
    const { providerName, env } = this.config;
    return providerName === 'openai'
      ? env.AI_CONCURRENCY + besides(env.AI_CONCURRENCY)
      : BUILT_IN_CONCURRENCY;
  }

  /** How long a grading may take before it is stopped and tried again. */
  private get limitMs(): number {
    const { providerName, env } = this.config;
    return providerName === 'openai'
      ? BUILT_IN_LIMIT_MS + CALLS_PER_ESSAY * env.AI_TIMEOUT_SECONDS * 1000
      : BUILT_IN_LIMIT_MS;
  }
}
