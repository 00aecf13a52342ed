import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** `form`: paid on our checkout screen. `hosted`: on Stripe's page. */
export type AttemptKind = 'form' | 'hosted';

export interface Attempt {
  id: string;
  kind: AttemptKind;
  /** The subscription or checkout session that came of it, once that is known here. */
  stripeId: string | null;
}

/** What was promised by an attempt that led to a subscription. */
export interface KeptDays {
  /** Until when access was free anyway. */
  freeUntil: Date | null;
}

const ATTEMPT = `id, kind, stripe_id as "stripeId"`;

/** The table `billing_attempts`, in which a unique index allows one open attempt per person. */
@Injectable()
export class BillingAttemptsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Makes other attempts of this person wait until the transaction ends. */
  async lockAccount(manager: EntityManager, userId: string): Promise<void> {
    await manager.query('select 1 from users where id = $1 for update', [userId]);
  }

  async dropOlderThan(manager: EntityManager, userId: string, hours: number, now: Date): Promise<void> {
    await manager.query(
      `update billing_attempts set state = 'dropped', closed_at = $2
       where user_id = $1 and state = 'open' and created_at < $2::timestamptz - make_interval(hours => $3)`,
      [userId, now, hours],
    );
  }

  async findOpen(manager: EntityManager, userId: string): Promise<Attempt | null> {
    const [open] = await manager.query<Attempt[]>(
      `select ${ATTEMPT} from billing_attempts where user_id = $1 and state = 'open'`,
      [userId],
    );
    return open ?? null;
  }

  /** @returns null if the account is gone */
  async insert(
    manager: EntityManager,
    userId: string,
    kind: AttemptKind,
    now: Date,
  ): Promise<Attempt | null> {
    const [made] = await manager.query<Attempt[]>(
      `insert into billing_attempts (user_id, kind, created_at, free_until)
       select id, $2, $3, greatest(trial_ends_at, complimentary_until,
         case when subscription_status = 'canceled' then subscription_ends_at end)
       from users where id = $1
       returning ${ATTEMPT}`,
      [userId, kind, now],
    );
    return made ?? null;
  }

  /** @returns false if it has since been closed */
  async noteStripeId(id: string, stripeId: string): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      `update billing_attempts set stripe_id = $2 where id = $1 and state = 'open'`,
      [id, stripeId],
    );
    return count > 0;
  }

  /** Until when access is free anyway, as it was when the attempt began. */
  async freeUntil(id: string): Promise<Date | null> {
    const [row] = await this.dataSource.query<KeptDays[]>(
      `select free_until as "freeUntil" from billing_attempts where id = $1`,
      [id],
    );
    return row?.freeUntil ?? null;
  }

  async drop(id: string, now: Date): Promise<void> {
    await this.dataSource.query(
      `update billing_attempts set state = 'dropped', closed_at = $2 where id = $1 and state = 'open'`,
      [id, now],
    );
  }

  /**
   * Closes an attempt whose subscription is live, and drops the person’s other open ones. An attempt that was dropped
   * earlier counts too, if the subscription came from it.
   * @returns what it promised, to the first caller only
   */
  async complete(
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
    const [rows] = await manager.query<[KeptDays[], number]>(
      `update billing_attempts set state = 'done', closed_at = $3
       where user_id = $1 and id = $2::uuid and state <> 'done' returning free_until as "freeUntil"`,
      [userId, attemptId, now],
    );
    return rows[0] ?? null;
  }
}
