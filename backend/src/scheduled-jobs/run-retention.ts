import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DAY_MS } from '@marklight/contracts/durations';
import { counted } from './counted';
import { JobRunsRepository } from './job-runs.repository';
import { ScheduledJobs } from './scheduled-jobs.service';

const RUNS_KEPT_DAYS = 90;

/** Removes old records of runs. */
@Injectable()
export class RunRetention implements OnModuleInit {
  constructor(
    private readonly runs: JobRunsRepository,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('job_runs_clean_up', async ({ now }) => {
      const before = new Date(now.getTime() - RUNS_KEPT_DAYS * DAY_MS);
      return `${counted(await this.runs.removeOlder(before), 'record')} removed`;
    });
  }
}
