import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AccessFacts } from '../billing/access';

const MONTH_START = `date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;

/** Tokens of one teacher: paid for since the first of the month (UTC), and set aside for calls being made. */
export interface TokensTaken {
  used: number;
  reserved: number;
}

/** Reads and writes a teacher's monthly allowance. */
@Injectable()
export class AiUsageRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** What decides whether an account is on trial; null where there is no such account. */
  async accessFacts(userId: string): Promise<AccessFacts | null> {
    const rows = await this.dataSource.query<AccessFacts[]>(
      `select is_admin as "isAdmin", subscription_status as "subscriptionStatus", trial_ends_at as "trialEndsAt",
         subscription_ends_at as "subscriptionEndsAt", complimentary_until as "complimentaryUntil",
         cancel_at_period_end as "cancelAtPeriodEnd"
       from users where id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async tokensTaken(userId: string, manager: EntityManager = this.dataSource.manager): Promise<TokensTaken> {
    const [row] = await manager.query<TokensTaken[]>(
      `select
         (select coalesce(sum(prompt_tokens + completion_tokens), 0) from ai_usage
          where user_id = $1 and created_at >= ${MONTH_START})::float8 as used,
         (select coalesce(sum(tokens), 0) from ai_token_reservations
          where user_id = $1 and expires_at > now())::float8 as reserved`,
      [userId],
    );
    return row ?? { used: 0, reserved: 0 };
  }

  /** Within a transaction: other reservations for this teacher wait until it ends. */
  async lockTeacher(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(`select pg_advisory_xact_lock(hashtextextended('ai tokens of ' || $1, 0))`, [userId]);
  }

  /** @returns the reservation's id */
  async reserve(userId: string, tokens: number, seconds: number, manager: EntityManager): Promise<string> {
    await manager.query('delete from ai_token_reservations where user_id = $1 and expires_at <= now()', [
      userId,
    ]);
    const [row] = await manager.query<{ id: string }[]>(
      `insert into ai_token_reservations (user_id, tokens, expires_at)
       values ($1, $2, now() + make_interval(secs => $3)) returning id::text`,
      [userId, tokens, seconds],
    );
    if (!row) throw new Error('The reservation was not written.');
    return row.id;
  }

  async release(id: string, manager: EntityManager): Promise<void> {
    await manager.query('delete from ai_token_reservations where id = $1', [id]);
  }
}
