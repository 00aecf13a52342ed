import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UNCONFIRMED_KEPT_DAYS } from '@marklight/contracts/business';
import { DAY_MS } from '@marklight/contracts/durations';
import { counted } from '../scheduled-jobs/counted';
import { ScheduledJobs } from '../scheduled-jobs/scheduled-jobs.service';
import { CleanUpRepository } from './clean-up.repository';
import { SessionsRepository } from './sessions.repository';

/** Removes what signing in and signing up leave behind and nobody needs any more. */
@Injectable()
export class CleanUp implements OnModuleInit {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly rows: CleanUpRepository,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    const { jobs, rows, sessions } = this;
    jobs.handle(
      'session_clean_up',
      async ({ now }) => `${counted(await sessions.endExpired(now), 'session')} removed`,
    );
    jobs.handle(
      'sign_in_limits_clean_up',
      async ({ now }) => `${counted(await rows.signInLimits(now), 'count')} removed`,
    );
    jobs.handle('links_clean_up', async ({ now }) => {
      const links = await rows.expiredLinks(now);
      const madeBefore = new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS);
      const signUps = await rows.unconfirmedAccounts(madeBefore);
      return `${counted(links, 'link')} and ${counted(signUps, 'sign-up')} removed`;
    });
  }
}
