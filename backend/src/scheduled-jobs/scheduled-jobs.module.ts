import { Module } from '@nestjs/common';
import { JobRunsRepository } from './job-runs.repository';
import { RunRetention } from './run-retention';
import { ScheduledJobs } from './scheduled-jobs.service';

/** Imports no subject, so that every subject may import it and handle its jobs. */
@Module({
  providers: [JobRunsRepository, RunRetention, ScheduledJobs],
  exports: [ScheduledJobs],
})
export class ScheduledJobsModule {}
