import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNCONFIRMED_KEPT_DAYS } from '@marklight/contracts/business';
import { DAY_MS } from '@marklight/contracts/durations';
import { CleanUpRepository } from './clean-up.repository';
import { counted } from './counted';
import { ScheduledJobs } from './scheduled-jobs.service';

const RUNS_KEPT_DAYS = 90;

/** Removes what the server itself keeps and nobody needs any more. */
@Injectable()
export class CleanUp implements OnModuleInit {
  constructor(
    private readonly rows: CleanUpRepository,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    const { jobs, rows } = this;
    jobs.handle(
      'session_clean_up',
      async ({ now }) => `${counted(await rows.endedSessions(now), 'session')} removed`,
    );
    jobs.handle(
      'sign_in_limits_clean_up',
      async ({ now }) => `${counted(await rows.signInLimits(now), 'count')} removed`,
    );
    jobs.handle('links_clean_up', async ({ now }) => {
      const links = await rows.expiredLinks(now);
      const signUps = await rows.unconfirmedAccounts(daysBefore(now, UNCONFIRMED_KEPT_DAYS));
      return `${counted(links, 'link')} and ${counted(signUps, 'sign-up')} removed`;
    });
    jobs.handle(
      'job_runs_clean_up',
      async ({ now }) => `${counted(await rows.jobRuns(daysBefore(now, RUNS_KEPT_DAYS)), 'record')} removed`,
    );
  }
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * DAY_MS);
}
