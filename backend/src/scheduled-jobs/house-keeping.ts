import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SESSION_IDLE_DAYS, UNCONFIRMED_KEPT_DAYS } from '@marklight/contracts/business';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { counted } from './counted';
import { ScheduledJobs } from './scheduled-jobs.service';

const RUNS_KEPT_DAYS = 90;
/** Nobody has ever signed in to these. */
const UNCONFIRMED =
  'delete from users where awaits_confirmation and email_verified_at is null and not is_admin and created_at < $1';
/** Of administrators, idle ones end sooner, and open nothing until this finds them. */
const ENDED_SESSIONS = `delete from sessions
  where expire < $1 or last_used_at < $1::timestamptz - interval '${SESSION_IDLE_DAYS} days'`;

/** Removes what the server itself keeps and nobody needs any more. */
@Injectable()
export class HouseKeeping implements OnModuleInit {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.register({
      name: 'session_clean_up',
      title: 'Remove ended sessions',
      cron: '25 * * * *',
      lock: 7_274_101,
      run: async ({ now }) => `${counted(await this.remove(ENDED_SESSIONS, now), 'session')} removed`,
    });
    this.jobs.register({
      name: 'sign_in_limits_clean_up',
      title: 'Remove counts of failed sign-ins that no longer matter',
      cron: '40 1 * * *',
      lock: 7_274_102,
      // Milliseconds since 1970, as the limiter writes them.
      run: async ({ now }) =>
        `${counted(await this.remove('delete from sign_in_limits where expire < $1', now.getTime()), 'count')} removed`,
    });
    this.jobs.register({
      name: 'links_clean_up',
      title: 'Remove links that no longer work, and sign-ups whose email was never confirmed',
      cron: '50 1 * * *',
      lock: 7_274_121,
      run: async ({ now }) => {
        const links = await this.remove('delete from one_time_tokens where expires_at < $1', now);
        const signUps = await this.remove(
          UNCONFIRMED,
          new Date(now.getTime() - UNCONFIRMED_KEPT_DAYS * DAY_MS),
        );
        return `${counted(links, 'link')} and ${counted(signUps, 'sign-up')} removed`;
      },
    });
    this.jobs.register({
      name: 'job_runs_clean_up',
      title: 'Remove old records of these jobs',
      cron: '45 1 * * *',
      lock: 7_274_103,
      // The newest of each job stays, so that its slot is known to be dealt with.
      run: async ({ now }) =>
        `${counted(
          await this.remove(
            `delete from scheduled_job_runs run where started_at < $1 and exists (
               select from scheduled_job_runs newer where newer.job = run.job and newer.id > run.id
             )`,
            new Date(now.getTime() - RUNS_KEPT_DAYS * DAY_MS),
          ),
          'record',
        )} removed`,
    });
  }

  private async remove(sql: string, value: unknown): Promise<number> {
    const [, removed] = (await this.dataSource.query(sql, [value])) as [unknown, number];
    return removed;
  }
}
