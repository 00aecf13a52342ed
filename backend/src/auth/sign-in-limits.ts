import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  ADDRESS_FAILURES_MAX,
  SIGN_IN_FAILURES_MAX,
  SIGN_IN_WINDOW_MINUTES,
  SLOW_LANE_ANSWER_SECONDS,
  SLOW_LANE_PER_MINUTE,
} from '@marklight/contracts/business';
import type { Request, Response } from 'express';
import type { DataSource } from 'typeorm';
import { callerKeyOf } from '../common/network-address';
import { AppConfig } from '../config/app-config';
import { AttemptLimit, limitKey } from './attempt-limit';
import { AuthError } from './auth.errors';
import { knownDeviceOf, rememberDevice } from './device-cookie';

interface Bucket {
  limit: AttemptLimit;
  key: string;
}

/**
 * Slows down guessing of passwords without letting a stranger lock an owner or a school out. Each attempt takes its
 * point before the password is looked at, in one statement, so that parallel guesses cannot pass on one count. The
 * scheme and its numbers: docs/decisions/accounts.md.
 */
@Injectable()
export class SignInLimits {
  private readonly account: AttemptLimit;
  private readonly device: AttemptLimit;
  private readonly address: AttemptLimit;
  private readonly slowLane: AttemptLimit;
  private readonly signup: AttemptLimit;
  private readonly link: AttemptLimit;

  constructor(
    @InjectDataSource() dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    const limit = (name: string, attempts: number, seconds: number) =>
      new AttemptLimit(dataSource, { name, attempts, seconds });
    const window = SIGN_IN_WINDOW_MINUTES * 60;
    this.account = limit('account', SIGN_IN_FAILURES_MAX, window);
    this.device = limit('device', SIGN_IN_FAILURES_MAX, window);
    this.address = limit('address', ADDRESS_FAILURES_MAX, window);
    this.slowLane = limit('slow', SLOW_LANE_PER_MINUTE, 60);
    this.signup = limit('signup', config.env.SIGNUPS_PER_HOUR, 3600);
    this.link = limit('link', SIGN_IN_FAILURES_MAX, window);
  }

  /**
   * Checks a password within the limits. The attempt counts as a failure before the check and is given back when the
   * check finds something.
   * @param check called with whether the attempt is in the slow lane, where only accounts that exist may cost a hash
   * @returns what the check found
   * @throws AuthError too_many_attempts, with the seconds to wait
   */
  async guard<Found>(
    request: Request,
    email: string,
    check: (slowLane: boolean) => Promise<Found | null>,
  ): Promise<Found | null> {
    const nonce = knownDeviceOf(request, email, this.config);
    if (nonce) {
      // Failures of others at the same address say nothing about a browser that has signed in before.
      const device = { limit: this.device, key: nonce };
      await this.take(device);
      const found = await check(false);
      if (found) await device.limit.clear(device.key);
      return found;
    }
    const account = { limit: this.account, key: this.digest(email.toLowerCase()) };
    const address = { limit: this.address, key: this.digest(callerKeyOf(request.ip)) };
    await this.take(account);
    if (await this.isFull(address)) return this.checkSlowly(account, address, () => check(true));
    const found = await check(false);
    if (found) await this.giveBack(account, address);
    return found;
  }

  /** Gives this browser a device cookie for the account. */
  rememberDevice(response: Response, email: string): void {
    rememberDevice(response, email, randomBytes(16).toString('hex'), this.config);
  }

  /** Counts attempts at a password that is asked for beside a link. @throws AuthError too_many_attempts */
  async countLinkPassword(linkId: string): Promise<void> {
    await this.take({ limit: this.link, key: this.digest(linkId) });
  }

  /**
   * By network address, or by the invitation of somebody who has one: a school's colleagues share an address, which a stranger
   * there could otherwise use up.
   * @param invitationId of an invitation that may be used; null without one
   * @throws AuthError too_many_signups
   */
  async countSignup(request: Request, invitationId: string | null): Promise<void> {
    const key = this.digest(invitationId === null ? callerKeyOf(request.ip) : `invitation:${invitationId}`);
    if (await this.isFull({ limit: this.signup, key })) throw new AuthError('too_many_signups');
  }

  /**
   * A few attempts a minute for each account, each answered after the same time, which hides whether there was a
   * password to check.
   */
  private async checkSlowly<Found>(
    account: Bucket,
    address: Bucket,
    check: () => Promise<Found | null>,
  ): Promise<Found | null> {
    const lane = { limit: this.slowLane, key: `${address.key.slice(0, 20)}${account.key.slice(0, 20)}` };
    try {
      await this.take(lane);
    } catch (error) {
      // Nothing was checked, so it does not count as a failure of the account.
      await this.giveBack(account);
      throw error;
    }
    const [found] = await Promise.all([check(), sleep(SLOW_LANE_ANSWER_SECONDS * 1_000)]);
    if (found) await this.giveBack(account, lane);
    return found;
  }

  /** @throws AuthError too_many_attempts */
  private async take({ limit, key }: Bucket): Promise<void> {
    const milliseconds = await limit.take(key);
    if (milliseconds !== null) throw tooManyAttempts(milliseconds);
  }

  /** Takes a point if there is one left. */
  private async isFull({ limit, key }: Bucket): Promise<boolean> {
    return (await limit.take(key)) !== null;
  }

  private async giveBack(...buckets: Bucket[]): Promise<void> {
    await Promise.all(buckets.map(({ limit, key }) => limit.giveBack(key)));
  }

  private digest(value: string): string {
    return limitKey(this.config.sessionSecret, 'sign-in', value);
  }
}

function tooManyAttempts(milliseconds: number): AuthError {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1_000));
  const minutes = Math.ceil(seconds / 60);
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return new AuthError('too_many_attempts', {
    message: `Too many failed sign-ins. Wait ${wait} and try again.`,
    retryAfterSeconds: seconds,
  });
}
