import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AiUsage } from '@marklight/contracts/grading';
import type { DataSource, EntityManager } from 'typeorm';
import { codedErrors } from '../common/coded-error';
import { AppConfig } from '../config/app-config';

export class AiUsageError extends codedErrors({
  token_cap_reached: { status: 429, message: 'You have used this month’s allowance of the AI service.' },
}) {}

export interface MonthlyUsage {
  tokens: number;
  /** US dollars; null when no call's price is known. */
  costUsd: number | null;
}

/** What the AI service was used for: since the first of the month (UTC), and ever. */
export interface AiUsageSums {
  thisMonth: MonthlyUsage;
  allTime: MonthlyUsage;
}

interface SumsRow {
  tokens: number;
  costUsd: number | null;
  monthTokens: number;
  monthCostUsd: number | null;
}

const MONTH_START = `date_trunc('month', now() at time zone 'utc') at time zone 'utc'`;
const SUMS = `coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 as tokens,
  sum(cost_usd)::float8 as "costUsd",
  coalesce(sum(prompt_tokens + completion_tokens) filter (where created_at >= ${MONTH_START}), 0)::float8 as "monthTokens",
  (sum(cost_usd) filter (where created_at >= ${MONTH_START}))::float8 as "monthCostUsd"`;

const sumsFrom = (row: SumsRow): AiUsageSums => ({
  thisMonth: { tokens: row.monthTokens, costUsd: row.monthCostUsd },
  allTime: { tokens: row.tokens, costUsd: row.costUsd },
});
const NOTHING: SumsRow = { tokens: 0, costUsd: null, monthTokens: 0, monthCostUsd: null };

/** Tokens and cost of the AI service per teacher and calendar month (UTC), and the cap on them. */
@Injectable()
export class AiUsageService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  async record(
    userId: string,
    usage: AiUsage | null,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    if (!usage) return;
    await manager.query(
      'insert into ai_usage (user_id, prompt_tokens, completion_tokens, cost_usd) values ($1, $2, $3, $4)',
      [userId, usage.promptTokens, usage.completionTokens, usage.costUsd],
    );
  }

  async thisMonth(userId: string): Promise<MonthlyUsage> {
    const [row] = (await this.dataSource.query(
      `select coalesce(sum(prompt_tokens + completion_tokens), 0)::float8 as tokens, sum(cost_usd)::float8 as "costUsd"
       from ai_usage where user_id = $1 and created_at >= ${MONTH_START}`,
      [userId],
    )) as [MonthlyUsage];
    return row;
  }

  /**
   * Tokens and cost of each of these users, by id; those who never used the service have zeros. One query, for
   * a page of a table.
   */
  async ofUsers(userIds: readonly string[]): Promise<ReadonlyMap<string, AiUsageSums>> {
    const rows = (await this.dataSource.query(
      `select user_id as "userId", ${SUMS} from ai_usage where user_id = any($1::uuid[]) group by user_id`,
      [userIds],
    )) as (SumsRow & { userId: string })[];
    const found = new Map(rows.map((row) => [row.userId, row]));
    return new Map(userIds.map((id) => [id, sumsFrom(found.get(id) ?? NOTHING)]));
  }

  /** Tokens and cost of everybody whose account is still there. */
  async ofEverybody(): Promise<AiUsageSums> {
    const [row] = (await this.dataSource.query(`select ${SUMS} from ai_usage`)) as SumsRow[];
    return sumsFrom(row ?? NOTHING);
  }

  /** @throws AiUsageError when the teacher's tokens of this month have reached AI_MONTHLY_TOKEN_CAP. */
  async requireUnderCap(userId: string): Promise<void> {
    const cap = this.config.env.AI_MONTHLY_TOKEN_CAP;
    if (cap === undefined || this.config.providerName !== 'openai') return;
    const { tokens } = await this.thisMonth(userId);
    if (tokens < cap) return;
    const count = (n: number) => n.toLocaleString('en-AU');
    throw new AiUsageError('token_cap_reached', {
      message: `You have used this month’s allowance of the AI service (${count(tokens)} of ${count(cap)} tokens). It starts again on the first of next month.`,
    });
  }
}
