import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { callerKeyOf, shortenedAddress } from '../common/network-address';
import { AppConfig } from '../config/app-config';
import { AttemptLimit, limitKey } from './attempt-limit';
import { RefusalLogRepository } from './refusal-log.repository';
import type { User } from './user.entity';

/** How many entries the log takes in an hour for one account or address, and for everybody together. */
const PER_CALLER_AND_HOUR = 20;
const PER_HOUR = 500;

/**
 * Records in the audit log who was turned away: teachers from administrators' calls, and sign-ins to accounts that do
 * not exist. Bounded, since the log is never cleared and anybody can get turned away as often as they like.
 */
@Injectable()
export class RefusalLog {
  private readonly perCaller: AttemptLimit;
  private readonly together: AttemptLimit;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly repository: RefusalLogRepository,
    private readonly config: AppConfig,
  ) {
    const limit = (name: string, attempts: number) =>
      new AttemptLimit(dataSource, { name, attempts, seconds: 3_600 });
    this.perCaller = limit('refused', PER_CALLER_AND_HOUR);
    this.together = limit('refused-all', PER_HOUR);
  }

  /** Never fails: the call is refused whether or not it could be recorded. */
  async deniedAdminCall(user: Pick<User, 'id' | 'email'>, call: string): Promise<void> {
    if (await this.mayNote(`account:${user.id}`)) await this.repository.deniedAdminCall(user, call);
  }

  /**
   * For sign-ins where no account has the email. What was typed there may be a password, so only a short keyed digest
   * of it is kept, which is enough to recognise repeats.
   */
  async unknownAccount(typed: string, address: string | undefined): Promise<void> {
    const caller = this.digest(`address:${callerKeyOf(address)}`);
    if (!(await this.mayNote(caller))) return;
    const network = shortenedAddress(address) ?? 'unknown network';
    const details = `from ${network}, entry ${this.digest(`typed:${typed.toLowerCase()}`).slice(0, 8)}`;
    await this.repository.unknownAccount(typed, details);
  }

  private async mayNote(caller: string): Promise<boolean> {
    try {
      return (await this.perCaller.take(caller)) === null && (await this.together.take('all')) === null;
    } catch {
      // The database cannot be reached, so nothing can be recorded either.
      return false;
    }
  }

  private digest(value: string): string {
    return limitKey(this.config.sessionSecret, 'refused', value);
  }
}
