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
       from ai_usage where user_id = $1 and created_at >= date_trunc('month', now() at time zone 'utc') at time zone 'utc'`,
      [userId],
    )) as [MonthlyUsage];
    return row;
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
