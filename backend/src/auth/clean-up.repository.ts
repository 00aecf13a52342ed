import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Removes what signing in and signing up leave behind. Each method says how many rows it removed. */
@Injectable()
export class CleanUpRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

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

  private async remove(sql: string, value: Date | number): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(sql, [value]);
    return removed;
  }
}
