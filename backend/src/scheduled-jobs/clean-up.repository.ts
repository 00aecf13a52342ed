import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { SESSION_IDLE_DAYS } from '@marklight/contracts/business';
import type { DataSource } from 'typeorm';

/** Removes rows that nobody needs any more. Each method says how many it removed. */
@Injectable()
export class CleanUpRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Of administrators, idle sessions end sooner, and open nothing until this finds them. */
  endedSessions(now: Date): Promise<number> {
    return this.remove(
      `delete from sessions
       where expire < $1 or last_used_at < $1::timestamptz - interval '${SESSION_IDLE_DAYS} days'`,
      now,
    );
  }

  signInLimits(now: Date): Promise<number> {
    // Milliseconds since 1970, as the limiter writes them.
    return this.remove('delete from sign_in_limits where expire < $1', now.getTime());
  }

  expiredLinks(now: Date): Promise<number> {
    return this.remove('delete from one_time_tokens where expires_at < $1', now);
  }

  /** Accounts whose email was never confirmed: nobody has ever signed in to them. */
  unconfirmedAccounts(madeBefore: Date): Promise<number> {
    return this.remove(
      'delete from users where awaits_confirmation and email_verified_at is null and not is_admin and created_at < $1',
      madeBefore,
    );
  }

  /** The newest of each job stays, so that its slot is known to be dealt with. */
  jobRuns(startedBefore: Date): Promise<number> {
    return this.remove(
      `delete from scheduled_job_runs run where started_at < $1 and exists (
         select from scheduled_job_runs newer where newer.job = run.job and newer.id > run.id
       )`,
      startedBefore,
    );
  }

  private async remove(sql: string, value: Date | number): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(sql, [value]);
    return removed;
  }
}
