import { Injectable, type OnModuleInit } from '@nestjs/common';
import { USE_KEPT_DAYS } from '@marklight/contracts/admin';
import { DAY_MS } from '@marklight/contracts/durations';
import { AppConfig } from '../config/app-config';
import { counted } from '../scheduled-jobs/counted';
import { ScheduledJobs, type JobContext } from '../scheduled-jobs/scheduled-jobs.service';
import { ActivityRepository } from './activity.repository';
import { ProductUseRepository } from './product-use.repository';

/** A batch of this many rows is removed in well under a second, so nobody waits for a lock. */
const BATCH = 10_000;

/** Every day: removes activity entries and use events that have been kept for long enough. */
@Injectable()
export class ActivityRetention implements OnModuleInit {
  constructor(
    private readonly activity: ActivityRepository,
    private readonly use: ProductUseRepository,
    private readonly config: AppConfig,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('activity_retention', async (context) => {
      const days = this.config.env.ACTIVITY_RETENTION_DAYS;
      const entries = await this.removeOlder(this.activity, days, context);
      const events = await this.removeOlder(this.use, USE_KEPT_DAYS, context);
      return `${counted(entries, 'activity entry', 'activity entries')} and ${counted(events, 'use event')} removed`;
    });
  }

  /** In batches, the oldest first. @returns how many rows */
  private async removeOlder(
    rows: { removeOldest(before: Date, limit: number): Promise<number> },
    days: number,
    { now, signal }: JobContext,
  ): Promise<number> {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let total = 0; ;) {
      signal.throwIfAborted();
      const removed = await rows.removeOldest(before, BATCH);
      total += removed;
      if (removed < BATCH) return total;
    }
  }
}
