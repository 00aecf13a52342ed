import { Injectable } from '@nestjs/common';
import { AppLog } from '../../common/app-log';
import { AppConfig } from '../../config/app-config';
import { DatabaseUrl } from '../../database/database-url';
import { SupervisedQueue } from '../../queue/supervised-queue';
import { WorkerRegistry } from '../../queue/worker-registry';
import { EssayScans } from './essay-scans.service';
import { queueForgottenScans, READ_SCAN_TASK, type ReadScanPayload } from './scans.repository';

/** Only a safety net: NOTIFY starts a job within milliseconds. */
const POLL_MS = 5_000;
/** A page that is not read by then is read by another process, or after the restart. */
const STOP_PATIENCE_MS = 2_000;

/** Reads scans in this process, apart from grading, which does not wait for them. Started by main.ts and worker.ts, not by the module. */
@Injectable()
export class ScanWorker {
  private queue: SupervisedQueue | undefined;

  constructor(
    private readonly config: AppConfig,
    private readonly url: DatabaseUrl,
    private readonly scans: EssayScans,
    private readonly registry: WorkerRegistry,
    private readonly log: AppLog,
  ) {}

  async start(): Promise<void> {
    this.registry.onSweep('scans', queueForgottenScans);
    this.queue = new SupervisedQueue(
      {
        name: 'scans',
        url: this.url.direct,
        concurrency: this.config.env.SCAN_CONCURRENCY,
        pollMs: POLL_MS,
        tasks: {
          [READ_SCAN_TASK]: (payload, { attempts, maxAttempts }, signal) =>
            this.scans.readNext((payload as ReadScanPayload).essayId, {
              signal,
              lastAttempt: attempts >= maxAttempts,
            }),
        },
      },
      this.registry,
      this.log,
    );
    await this.queue.start();
  }

  /** Takes no more pages, and hands back the one that is being read. */
  async stop(patienceMs = STOP_PATIENCE_MS): Promise<void> {
    const queue = this.queue;
    this.queue = undefined;
    await queue?.stop(patienceMs);
  }
}
