import { createHmac } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LINKS_PER_ACCOUNT_AND_HOUR, LINKS_PER_ADDRESS_AND_HOUR } from '@marklight/contracts/business';
import type { Request } from 'express';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { callerKeyOf } from '../activity/request-origin';
import { AppConfig } from '../config/app-config';
import { poolWithoutNames } from '../database/pool';
import { AuthError } from './auth.errors';

const HOUR_SECONDS = 3_600;

/** How often links may be asked for, so that nobody's mailbox is filled and nobody tries addresses through. */
@Injectable()
export class MailLimits {
  private readonly address: RateLimiterPostgres;
  private readonly account: RateLimiterPostgres;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    const limiter = (keyPrefix: string, points: number) =>
      new RateLimiterPostgres({
        storeClient: poolWithoutNames(dataSource),
        storeType: 'pool',
        tableName: 'sign_in_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration: HOUR_SECONDS,
      });
    this.address = limiter('links-address', LINKS_PER_ADDRESS_AND_HOUR);
    this.account = limiter('links-account', LINKS_PER_ACCOUNT_AND_HOUR);
  }

  /** Of a visitor's network address. @throws AuthError too_many_links */
  async requireAddress(request: Request): Promise<void> {
    if (!(await taken(this.address, this.digest(callerKeyOf(request.ip)))))
      throw new AuthError('too_many_links');
  }

  /** Of what a signed-in person asks for. @throws AuthError too_many_links */
  async requireAccount(userId: string): Promise<void> {
    if (!(await taken(this.account, this.digest(userId)))) throw new AuthError('too_many_links');
  }

  /** Whether one more mail may go to this email, whoever asks and whether or not it has an account. */
  mayMail(email: string): Promise<boolean> {
    return taken(this.account, this.digest(email.toLowerCase()));
  }

  private digest(value: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`links:${value}`)
      .digest('hex')
      .slice(0, 40);
  }
}

async function taken(limiter: RateLimiterPostgres, key: string): Promise<boolean> {
  try {
    await limiter.consume(key);
    return true;
  } catch (error) {
    if (error instanceof RateLimiterRes) return false;
    throw error;
  }
}
