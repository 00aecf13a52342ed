import { Module } from '@nestjs/common';
import { HouseKeeping } from './house-keeping';
import { JobRuns } from './job-runs';
import { ScheduledJobs } from './scheduled-jobs.service';

/** Imports no subject, so that every subject may import it and register its jobs. */
@Module({ providers: [HouseKeeping, JobRuns, ScheduledJobs], exports: [ScheduledJobs] })
export class ScheduledJobsModule {}
