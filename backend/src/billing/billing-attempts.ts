import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { Clock } from '../common/clock';
import { BillingAttemptsRepository, type Attempt, type AttemptKind } from './billing-attempts.repository';

/** Stripe keeps an idempotency key for 24 hours, and a subscription waits 23 for its first payment. */
const USABLE_HOURS = 20;

/**
 * Attempts to subscribe. One is open per person, by a unique index, and its id is the idempotency key of what it
 * makes: however many windows, clicks and restarts there are, they all ask Stripe for the same object.
 */
@Injectable()
export class BillingAttempts {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly attempts: BillingAttemptsRepository,
    private readonly clock: Clock,
  ) {}

  /** The open attempt of a person, whatever its kind, or a new one of `kind`. */
  async open(userId: string, kind: AttemptKind): Promise<Attempt> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      await this.attempts.lockAccount(manager, userId);
      await this.attempts.dropOlderThan(manager, userId, USABLE_HOURS, now);
      const attempt =
        (await this.attempts.findOpen(manager, userId)) ??
        (await this.attempts.insert(manager, userId, kind, now));
      if (!attempt) throw new Error('the account is gone');
      return attempt;
    });
  }

  /** Records the outcome of an attempt. False if it has since been closed. */
  made(attempt: Attempt, stripeId: string): Promise<boolean> {
    return this.attempts.noteStripeId(attempt.id, stripeId);
  }

  /** Until when access is free anyway, as it was when the attempt began. */
  freeUntil(attempt: Pick<Attempt, 'id'>): Promise<Date | null> {
    return this.attempts.freeUntil(attempt.id);
  }

  drop(attempt: Pick<Attempt, 'id'>): Promise<void> {
    return this.attempts.drop(attempt.id, this.clock.now());
  }
}
