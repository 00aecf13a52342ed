import { Module } from '@nestjs/common';
import { CleanUp } from './clean-up';
import { CleanUpRepository } from './clean-up.repository';
import { JobRunsRepository } from './job-runs.repository';
import { ScheduledJobs } from './scheduled-jobs.service';

/** Imports no subject, so that every subject may import it and handle its jobs. */
@Module({
  providers: [CleanUp, CleanUpRepository, JobRunsRepository, ScheduledJobs],
  exports: [ScheduledJobs],
})
export class ScheduledJobsModule {}
