import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  ANALYTICS_DEFAULT_DAYS,
  type AnalyticsQuery,
  type AnalyticsReply,
  type DailyNumbers,
} from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { ProductUse } from '../activity/product-use.service';
import { AiUsageService } from '../ai/ai-usage.service';
import { platformNumbersOf, type NumbersRow } from './numbers.sql';
import { StatsService } from './stats.service';

/** The record of each day (UTC): the numbers as they stood at its end, in admin_analytics. */
@Injectable()
export class DailyNumbersService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly stats: StatsService,
    private readonly use: ProductUse,
    private readonly ai: AiUsageService,
  ) {}

  /**
   * Records every day since the first account that has ended and has no record: yesterday, and days on which no
   * server was up. A day on record stays as it is: what was counted at its end is nearer the truth than what can
   * be counted later.
   * @returns how many days were recorded
   */
  async record(now: Date, signal: AbortSignal): Promise<number> {
    const missing = (await this.dataSource.query(
      `select to_char(day, 'YYYY-MM-DD') as date
       from generate_series(
         (select (min(created_at) at time zone 'UTC')::date from users),
         ($1::timestamptz at time zone 'UTC')::date - 1,
         interval '1 day'
       ) as day
       where not exists (select from admin_analytics where date = day::date) order by day`,
      [now],
    )) as { date: string }[];
    for (const { date } of missing) {
      signal.throwIfAborted();
      const numbers = await this.stats.at(new Date(Date.parse(date) + DAY_MS));
      await this.dataSource.query(
        `insert into admin_analytics
           (date, total_users, active_users, trial_users, paid_users, total_essays, total_gradings, revenue)
         values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (date) do nothing`,
        [
          date,
          numbers.totalUsers,
          numbers.activeUsers,
          numbers.trialUsers,
          numbers.paidUsers,
          numbers.totalEssays,
          numbers.totalGradings,
          numbers.revenue,
        ],
      );
    }
    return missing.length;
  }

  async analytics(query: AnalyticsQuery, now = new Date()): Promise<AnalyticsReply> {
    const { from, to } = periodOf(query, now);
    const [days, use, ai] = await Promise.all([
      this.days(query, now),
      this.use.between(new Date(from), new Date(Date.parse(to) + DAY_MS)),
      this.ai.ofEverybody(),
    ]);
    return { days, use, ai: { ...ai, cap: this.ai.caps } };
  }

  /** The days of the period, oldest first; today's numbers as they stand. */
  async days(query: AnalyticsQuery, now = new Date()): Promise<DailyNumbers[]> {
    const { from, to } = periodOf(query, now);
    const today = dateOf(now);
    const rows = (await this.dataSource.query(
      `select to_char(date, 'YYYY-MM-DD') as date, total_users as "totalUsers", active_users as "activeUsers",
         trial_users as "trialUsers", paid_users as "paidUsers", total_essays as "totalEssays",
         total_gradings as "totalGradings", revenue
       from admin_analytics a where a.date between $1 and $2 and a.date < $3 order by a.date`,
      [from, to, today],
    )) as (NumbersRow & { date: string })[];
    const days = rows.map(({ date, ...row }) => ({ date, soFar: false, ...platformNumbersOf(row) }));
    if (today < from || today > to) return days;
    return [...days, { date: today, soFar: true, ...(await this.stats.current(now)) }];
  }
}

/** Both days included. */
function periodOf({ from, to }: AnalyticsQuery, now: Date): { from: string; to: string } {
  const last = to ?? dateOf(now);
  const first = from ?? dateOf(new Date(Date.parse(last) - (ANALYTICS_DEFAULT_DAYS - 1) * DAY_MS));
  return { from: first, to: last };
}

function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
