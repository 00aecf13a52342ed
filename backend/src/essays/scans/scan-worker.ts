import { Injectable } from '@nestjs/common';
import { Handwriting } from '../../ai/handwriting/handwriting.service';
import { AppLog } from '../../common/app-log';
import { AppConfig } from '../../config/app-config';
import { DatabaseUrl } from '../../database/database-url';
import { SupervisedQueue } from '../../queue/supervised-queue';
import { WorkerRegistry } from '../../queue/worker-registry';
import { EssayScans } from './essay-scans.service';
import {
  queueForgottenScans,
  READ_HANDWRITING_TASK,
  READ_SCAN_TASK,
  type ReadScanPayload,
} from './scans.repository';

/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 5_000;
/** A page that is not read by then is read by another process, or after the restart. */
const STOP_PATIENCE_MS = 2_000;

interface Attempts {
  attempts: number;
  maxAttempts: number;
}

/** Pages that a service reads at the same time: the process mostly waits. */
const HANDWRITING_AT_ONCE = 4;

/**
 * Reads scans in this process, apart from grading, which does not wait for them, and handwriting apart from both. Started by
 * main.ts and worker.ts, not by the module.
 */
@Injectable()
export class ScanWorker {
  private queues: SupervisedQueue[] = [];

  constructor(
    private readonly config: AppConfig,
    private readonly url: DatabaseUrl,
    private readonly scans: EssayScans,
    private readonly handwriting: Handwriting,
    private readonly registry: WorkerRegistry,
    private readonly log: AppLog,
  ) {}

  async start(): Promise<void> {
    this.registry.onSweep('scans', queueForgottenScans);
    const { SCAN_CONCURRENCY, AI_CONCURRENCY } = this.config.env;
    this.queues = this.handwriting.hasService
      ? [
          this.queueOf('scans', [READ_SCAN_TASK], SCAN_CONCURRENCY),
          this.queueOf('handwriting', [READ_HANDWRITING_TASK], Math.min(AI_CONCURRENCY, HANDWRITING_AT_ONCE)),
        ]
      : // Pages that wait for a service which has been taken away are ended here.
        [this.queueOf('scans', [READ_SCAN_TASK, READ_HANDWRITING_TASK], SCAN_CONCURRENCY)];
    await Promise.all(this.queues.map((queue) => queue.start()));
  }

  /** Takes no more pages, and hands back those that are being read. */
  async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
    const queues = this.queues;
    this.queues = [];
    await Promise.all(queues.map((queue) => queue.stop(patienceMs)));
  }

  private queueOf(
    name: 'scans' | 'handwriting',
    tasks: readonly string[],
    concurrency: number,
  ): SupervisedQueue {
    const read = (payload: unknown, { attempts, maxAttempts }: Attempts, signal: AbortSignal) =>
      this.scans.readNext((payload as ReadScanPayload).essayId, {
        signal,
        lastAttempt: attempts >= maxAttempts,
      });
    return new SupervisedQueue(
      {
        name,
        url: this.url.direct,
        concurrency,
        pollMs: POLL_MS,
        tasks: Object.fromEntries(tasks.map((task) => [task, read])),
      },
      this.registry,
      this.log,
    );
  }
}
