import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { USE_KEPT_DAYS } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { AppConfig } from '../config/app-config';
import { counted } from '../scheduled-jobs/counted';
import { ScheduledJobs, type JobContext } from '../scheduled-jobs/scheduled-jobs.service';

/** So many rows are removed in well under a second, so nobody waits for a lock. */
const BATCH = 10_000;

/** Every day: removes what was kept of people's doings for long enough. */
@Injectable()
export class ActivityRetention implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'activity_retention',
      title: 'Remove old activity',
      cron: '35 1 * * *',
      lock: 7_274_105,
      run: async (context) => {
        const days = this.config.env.ACTIVITY_RETENTION_DAYS;
        const entries = await this.removeOlder('user_activity_log', 'created_at', days, context);
        const events = await this.removeOlder('user_analytics', 'timestamp', USE_KEPT_DAYS, context);
        return `${counted(entries, 'activity entry', 'activity entries')} and ${counted(events, 'use event')} removed`;
      },
    });
  }

  /** In batches, the oldest first. @returns how many rows */
  private async removeOlder(
    table: 'user_activity_log' | 'user_analytics',
    time: 'created_at' | 'timestamp',
    days: number,
    { now, signal }: JobContext,
  ): Promise<number> {
    const before = new Date(now.getTime() - days * DAY_MS);
    for (let total = 0; ;) {
      signal.throwIfAborted();
      const [, removed] = (await this.dataSource.query(
        `delete from ${table} where id in (
           select id from ${table} where ${time} < $1 order by ${time} limit ${BATCH}
         )`,
        [before],
      )) as [unknown, number];
      total += removed;
      if (removed < BATCH) return total;
    }
  }
}
