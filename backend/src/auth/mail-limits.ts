import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LINKS_PER_ACCOUNT_AND_HOUR, LINKS_PER_ADDRESS_AND_HOUR } from '@marklight/contracts/business';
import type { Request } from 'express';
import type { DataSource } from 'typeorm';
import { callerKeyOf } from '../common/network-address';
import { AppConfig } from '../config/app-config';
import { AttemptLimit, limitKey } from './attempt-limit';
import { AuthError } from './auth.errors';
import { knownDeviceOf } from './device-cookie';

const HOUR_SECONDS = 3_600;

/** How often links may be asked for, so that nobody's mailbox is filled and nobody can try out addresses. */
@Injectable()
export class MailLimits {
  private readonly address: AttemptLimit;
  private readonly account: AttemptLimit;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    const limit = (name: string, attempts: number) =>
      new AttemptLimit(dataSource, { name, attempts, seconds: HOUR_SECONDS });
    this.address = limit('links-address', LINKS_PER_ADDRESS_AND_HOUR);
    this.account = limit('links-account', LINKS_PER_ACCOUNT_AND_HOUR);
  }

  /**
   * Counts a visitor's request for a link by network address. A browser that has signed in to the account is not
   * counted: somebody at a school could otherwise keep everybody there from resetting a password.
   * @throws AuthError too_many_links
   */
  async requireAddress(request: Request, email: string): Promise<void> {
    if (knownDeviceOf(request, email, this.config) !== null) return;
    await this.require(this.address, callerKeyOf(request.ip));
  }

  /** Counts a request of a signed-in person. @throws AuthError too_many_links */
  async requireAccount(userId: string): Promise<void> {
    await this.require(this.account, userId);
  }

  /**
   * Whether one more mail of a kind may go to this email, whoever asks and whether or not it has an account. Each
   * kind is counted separately: by asking for confirmations, which a confirmed account is not sent, a stranger could
   * otherwise keep its owner from resetting the password.
   */
  async mayMail(kind: 'confirmation' | 'new password', email: string): Promise<boolean> {
    return (await this.account.take(this.keyOf(`${kind} ${email.toLowerCase()}`))) === null;
  }

  private async require(limit: AttemptLimit, value: string): Promise<void> {
    if ((await limit.take(this.keyOf(value))) !== null) throw new AuthError('too_many_links');
  }

  private keyOf(value: string): string {
    return limitKey(this.config.sessionSecret, 'links', value);
  }
}
