import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import { Clock } from '../common/clock';

/** `form`: paid on our checkout screen. `hosted`: on Stripe's page. */
export type AttemptKind = 'form' | 'hosted';

export interface Attempt {
  id: string;
  kind: AttemptKind;
  /** The subscription or checkout session that came of it, once that is known here. */
  stripeId: string | null;
}

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
    private readonly clock: Clock,
  ) {}

  /** The open attempt of a person, whatever its kind, or a new one of `kind`. */
  async open(userId: string, kind: AttemptKind): Promise<Attempt> {
    const now = this.clock.now();
    return this.dataSource.transaction(async (manager) => {
      await manager.query('select 1 from users where id = $1 for update', [userId]);
      await manager.query(
        `update billing_attempts set state = 'dropped', closed_at = $2
         where user_id = $1 and state = 'open' and created_at < $2::timestamptz - make_interval(hours => $3)`,
        [userId, now, USABLE_HOURS],
      );
      const [open] = (await manager.query(
        `select id, kind, stripe_id as "stripeId" from billing_attempts where user_id = $1 and state = 'open'`,
        [userId],
      )) as Attempt[];
      if (open) return open;
      const [made] = (await manager.query(
        `insert into billing_attempts (user_id, kind, created_at, free_until)
         select id, $2, $3, greatest(trial_ends_at, complimentary_until,
           case when subscription_status = 'canceled' then subscription_ends_at end)
         from users where id = $1
         returning id, kind, stripe_id as "stripeId"`,
        [userId, kind, now],
      )) as Attempt[];
      if (!made) throw new Error('the account is gone');
      return made;
    });
  }

  /** Notes what came of an attempt. False where it was closed meanwhile. */
  async made(attempt: Attempt, stripeId: string): Promise<boolean> {
    const rows = (await this.dataSource.query(
      `update billing_attempts set stripe_id = $2 where id = $1 and state = 'open' returning id`,
      [attempt.id, stripeId],
    )) as [unknown[], number];
    return rows[1] > 0;
  }

  /** Until when work is free anyway, as it was when the attempt began. */
  async freeUntil(attempt: Pick<Attempt, 'id'>): Promise<Date | null> {
    const [row] = (await this.dataSource.query(
      `select free_until as "freeUntil" from billing_attempts where id = $1`,
      [attempt.id],
    )) as { freeUntil: Date | null }[];
    return row?.freeUntil ?? null;
  }

  async drop(attempt: Pick<Attempt, 'id'>): Promise<void> {
    await this.dataSource.query(
      `update billing_attempts set state = 'dropped', closed_at = $2 where id = $1 and state = 'open'`,
      [attempt.id, this.clock.now()],
    );
  }
}

/** What an attempt that led to a subscription promised. */
export interface KeptDays {
  /** Until when work was free anyway. */
  freeUntil: Date | null;
}

/**
 * Closes an attempt whose subscription lives, once: only the first caller gets what it promised.
 * The attempt of a subscription that was made by an earlier, dropped one counts too.
 */
export async function completeAttempt(
  manager: EntityManager,
  userId: string,
  attemptId: string | null,
  now: Date,
): Promise<KeptDays | null> {
  await manager.query(
    `update billing_attempts set state = 'dropped', closed_at = $3
     where user_id = $1 and state = 'open' and id is distinct from $2::uuid`,
    [userId, attemptId, now],
  );
  const [rows] = (await manager.query(
    `update billing_attempts set state = 'done', closed_at = $3
     where user_id = $1 and id = $2::uuid and state <> 'done' returning free_until as "freeUntil"`,
    [userId, attemptId, now],
  )) as [KeptDays[], number];
  return rows[0] ?? null;
}
