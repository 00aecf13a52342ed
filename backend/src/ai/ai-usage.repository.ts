import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiUsage } from '@marklight/contracts/grading';
import type { DataSource, EntityManager } from 'typeorm';
import type { AccessFacts } from '../plan/access';
import { LOCKS } from '../database/locks';

export interface MonthlyUsage {
  tokens: number;
  /** US dollars; null when no call's price is known. */
  costUsd: number | null;
}

/** Use of the AI service: since the first of the month (UTC), and in all. */
export interface AiUsageSums {
  thisMonth: MonthlyUsage;
  allTime: MonthlyUsage;
}

const IN_THIS_MONTH = `created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;
const TOKENS = `coalesce(sum(prompt_tokens::bigint + completion_tokens), 0)::float8`;
const SUMS = `${TOKENS} as tokens, sum(cost_usd)::float8 as "costUsd",
  coalesce(sum(prompt_tokens::bigint + completion_tokens) filter (where ${IN_THIS_MONTH}), 0)::float8 as "monthTokens",
  (sum(cost_usd) filter (where ${IN_THIS_MONTH}))::float8 as "monthCostUsd"`;

/**
 * SQL: not for work that has ended without releasing what was set aside, as an essay that was deleted after the process that
 * graded it died.
 */
const WORK_GOES_ON = `(work_id is null
  or exists (select from grading_jobs where id = work_id and status in ('pending', 'processing'))
  or exists (select from scanned_pages where essay_id = work_id))`;

/** What a call used; null if nothing. */
export interface AiCost {
  /** The id of the call, by which it counts once. */
  call: string;
  usage: AiUsage | null;
}

/**
 * SQL: `released` and `spent`, which record what was used and release what was set aside. Safe to repeat: a call is
 * recorded once.
 * @param first its first parameter
 */
export function settlementSql(first: number): string {
  const [user, call, prompt, completion, cost] = [0, 1, 2, 3, 4].map((at) => `$${first + at}`);
  return `released as (delete from ai_token_reservations where id = ${call}::uuid),
    spent as (
      insert into ai_usage (user_id, call, prompt_tokens, completion_tokens, cost_usd)
      select ${user}::uuid, ${call}::uuid, ${prompt}::integer, ${completion}::integer, ${cost}::numeric
      where ${prompt}::integer is not null and exists (select from users where id = ${user}::uuid)
      on conflict (call) do nothing returning user_id)`;
}

/** The values for the parameters of `settlementSql`. */
export function settlementValues(userId: string, { call, usage }: AiCost): unknown[] {
  return [
    ...[userId, call],
    ...[usage?.promptTokens ?? null, usage?.completionTokens ?? null, usage?.costUsd ?? null],
  ];
}

interface SumsRow {
  tokens: number;
  costUsd: number | null;
  monthTokens: number;
  monthCostUsd: number | null;
}
const NOTHING: SumsRow = { tokens: 0, costUsd: null, monthTokens: 0, monthCostUsd: null };

const sumsFrom = (row: SumsRow): AiUsageSums => ({
  thisMonth: { tokens: row.monthTokens, costUsd: row.monthCostUsd },
  allTime: { tokens: row.tokens, costUsd: row.costUsd },
});

/** Tokens of one teacher: paid for since the first of the month (UTC), and set aside for calls being made. */
export interface TokensTaken {
  used: number;
  reserved: number;
}

/** A call for which tokens are to be set aside. */
export interface PlannedCall {
  call: string;
  tokens: number;
  /** The work that makes it, one call at a time; null if nobody begins it again. */
  workId: string | null;
}

/** What each account has used of the AI service, and what is set aside for calls being made. */
@Injectable()
export class AiUsageRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The facts that decide whether an account is on trial; null if there is no such account. */
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

  /** Records what was used and gives back what was set aside, both or neither. Safe to repeat. */
  async settle(userId: string, cost: AiCost): Promise<void> {
    await this.dataSource.query<unknown[]>(
      `with ${settlementSql(1)} select from spent`,
      settlementValues(userId, cost),
    );
  }

  async thisMonth(userId: string): Promise<MonthlyUsage> {
    const [row] = await this.dataSource.query<[MonthlyUsage]>(
      `select ${TOKENS} as tokens, sum(cost_usd)::float8 as "costUsd"
       from ai_usage where user_id = $1 and ${IN_THIS_MONTH}`,
      [userId],
    );
    return row;
  }

  /** By id, in one query; those who never used the service have zeros. */
  async ofUsers(userIds: readonly string[]): Promise<Map<string, AiUsageSums>> {
    const rows = await this.dataSource.query<(SumsRow & { userId: string })[]>(
      `select user_id as "userId", ${SUMS} from ai_usage where user_id = any($1::uuid[]) group by user_id`,
      [userIds],
    );
    const found = new Map(rows.map((row) => [row.userId, row]));
    return new Map(userIds.map((id) => [id, sumsFrom(found.get(id) ?? NOTHING)]));
  }

  async ofEverybody(): Promise<AiUsageSums> {
    const [row] = await this.dataSource.query<[SumsRow]>(`select ${SUMS} from ai_usage`);
    return sumsFrom(row);
  }

  /** @param wanted a call whose own reservation does not count, nor an earlier one of the same work */
  async tokensTaken(
    userId: string,
    wanted: PlannedCall | null = null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<TokensTaken> {
    const [row] = await manager.query<TokensTaken[]>(
      `select
         (select ${TOKENS} from ai_usage where user_id = $1 and ${IN_THIS_MONTH}) as used,
         (select coalesce(sum(tokens), 0) from ai_token_reservations
          where user_id = $1 and expires_at > now() and id is distinct from $2::uuid
            and (work_id = $3::uuid) is not true and ${WORK_GOES_ON})::float8 as reserved`,
      [userId, wanted?.call ?? null, wanted?.workId ?? null],
    );
    return row ?? { used: 0, reserved: 0 };
  }

  /** Makes other reservations for this teacher wait until the transaction ends. */
  async lockTeacher(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [LOCKS.aiTokens, userId]);
  }

  /** Safe to repeat: a call has one reservation, and replaces an earlier one of the same work. */
  async reserve(
    userId: string,
    { call, tokens, workId, seconds }: PlannedCall & { seconds: number },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `delete from ai_token_reservations
       where user_id = $1 and (expires_at <= now() or (work_id = $3 and id <> $2))`,
      [userId, call, workId],
    );
    await manager.query(
      `insert into ai_token_reservations (id, user_id, tokens, work_id, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5))
       on conflict (id) do update set expires_at = excluded.expires_at`,
      [call, userId, tokens, workId, seconds],
    );
  }
}
