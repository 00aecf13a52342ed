import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Request, Response } from 'express';
import { RateLimiterPostgres, type RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { callerKeyOf } from '../activity/request-origin';
import { AppConfig } from '../config/app-config';
import { poolOf } from '../database/pool';
import { AuthError } from './auth.errors';

const WINDOW_SECONDS = 15 * 60;
const FAILURES_PER_ACCOUNT = 10;
const FAILURES_PER_DEVICE = 10;
/** A school's whole staff room may share one address. */
const FAILURES_PER_ADDRESS = 100;
const SIGNUPS_PER_ADDRESS_AND_HOUR = 100;
const DEVICE_COOKIE = 'marklight_device';
const DEVICE_COOKIE_DAYS = 365;

/**
 * Slows down guessing of passwords without letting a stranger lock an owner out. Failures count per
 * address, and per account for browsers that never signed in to it; a browser that did carries a signed
 * device cookie and has a count of its own (the device-cookie scheme that OWASP describes).
 */
@Injectable()
export class SignInLimits {
  private readonly account: RateLimiterPostgres;
  private readonly device: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;
  private readonly signup: RateLimiterPostgres;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    const limiter = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({
        storeClient: poolOf(dataSource),
        storeType: 'pool',
        tableName: 'sign_in_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix,
        points,
        duration,
      });
    this.account = limiter('account', FAILURES_PER_ACCOUNT, WINDOW_SECONDS);
    this.device = limiter('device', FAILURES_PER_DEVICE, WINDOW_SECONDS);
    this.address = limiter('address', FAILURES_PER_ADDRESS, WINDOW_SECONDS);
    this.signup = limiter('signup', SIGNUPS_PER_ADDRESS_AND_HOUR, 3600);
  }

  /** @throws AuthError too_many_attempts with the minutes to wait. */
  async requireAllowed(request: Request, email: string): Promise<void> {
    const states = await Promise.all(
      this.bucketsOf(request, email).map(({ limiter, key }) => limiter.get(key)),
    );
    const waits = states.filter((state) => state !== null && state.remainingPoints <= 0);
    if (waits.length > 0) throw tooManyAttempts(waits as RateLimiterRes[]);
  }

  async recordFailure(request: Request, email: string): Promise<void> {
    await Promise.all(this.bucketsOf(request, email).map(({ limiter, key }) => limiter.penalty(key)));
  }

  /** A success clears this browser's own count and gives it a device cookie for the account. */
  async recordSuccess(request: Request, response: Response, email: string): Promise<void> {
    const [own] = this.bucketsOf(request, email);
    if (own) await own.limiter.delete(own.key);
    response.cookie(DEVICE_COOKIE, this.deviceToken(email, randomBytes(16).toString('hex')), {
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.secureCookies,
      maxAge: DEVICE_COOKIE_DAYS * 86_400_000,
    });
  }

  /** @throws AuthError too_many_signups */
  async countSignup(request: Request): Promise<void> {
    try {
      await this.signup.consume(this.digest(callerKeyOf(request.ip)));
    } catch (error) {
      if (error instanceof Error) throw error;
      throw new AuthError('too_many_signups');
    }
  }

  private bucketsOf(request: Request, email: string) {
    const nonce = this.trustedNonce(request, email);
    const own = nonce
      ? { limiter: this.device, key: nonce }
      : { limiter: this.account, key: this.digest(email.toLowerCase()) };
    return [own, { limiter: this.address, key: this.digest(callerKeyOf(request.ip)) }] as const;
  }

  private trustedNonce(request: Request, email: string): string | null {
    const cookie = /(?:^|;\s*)marklight_device=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const nonce = cookie.split('.')[0] ?? '';
    const expected = Buffer.from(this.deviceToken(email, nonce));
    const given = Buffer.from(cookie);
    return given.length === expected.length && timingSafeEqual(given, expected) ? nonce : null;
  }

  private deviceToken(email: string, nonce: string): string {
    return `${nonce}.${this.digest(`${nonce}:${email.toLowerCase()}`)}`;
  }

  /** Keys are digests so that the table holds neither emails nor addresses. */
  private digest(value: string): string {
    return createHmac('sha256', this.config.sessionSecret)
      .update(`sign-in:${value}`)
      .digest('hex')
      .slice(0, 40);
  }
}

function tooManyAttempts(waits: RateLimiterRes[]): AuthError {
  const minutes = Math.max(1, Math.ceil(Math.max(...waits.map((state) => state.msBeforeNext)) / 60_000));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AuthError('too_many_attempts', {
    message: `Too many failed sign-ins. Wait ${wait} and try again.`,
  });
}
