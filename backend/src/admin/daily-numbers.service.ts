import { Injectable } from '@nestjs/common';
import {
  ANALYTICS_DEFAULT_DAYS,
  type AnalyticsQuery,
  type AnalyticsReply,
  type DailyNumbers,
} from '@marklight/contracts/admin';
import { DAY_MS } from '@marklight/contracts/durations';
import { ProductUse } from '../activity/product-use.service';
import { AiUsageService } from '../ai/ai-usage.service';
import { PlatformNumbersRepository } from './platform-numbers.repository';
import { StatsService } from './stats.service';

/** The record of each day (UTC): the numbers at its end, in admin_analytics. */
@Injectable()
export class DailyNumbersService {
  constructor(
    private readonly numbers: PlatformNumbersRepository,
    private readonly stats: StatsService,
    private readonly use: ProductUse,
    private readonly ai: AiUsageService,
  ) {}

  /**
   * Records every day since the first account that has ended and has no record: yesterday, and days on which no
   * server was up. A day on record stays as it is: a count at the day's end is more accurate than a later one.
   * @returns how many days were recorded
   */
  async record(now: Date, signal: AbortSignal): Promise<number> {
    const missing = await this.numbers.daysWithoutRecord(now);
    for (const date of missing) {
      signal.throwIfAborted();
      await this.numbers.recordDay(date, await this.stats.at(new Date(Date.parse(date) + DAY_MS)));
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

  /** The days of the period, oldest first; for today the present numbers. */
  async days(query: AnalyticsQuery, now = new Date()): Promise<DailyNumbers[]> {
    const { from, to } = periodOf(query, now);
    const today = dateOf(now);
    const recorded = await this.numbers.recordedDays(from, to, today);
    const days = recorded.map((day) => ({ ...day, soFar: false }));
    if (today < from || today > to) return days;
    return [...days, { date: today, soFar: true, ...(await this.stats.current(now)) }];
  }
}

/** First and last day, both included. */
function periodOf({ from, to }: AnalyticsQuery, now: Date): { from: string; to: string } {
  const last = to ?? dateOf(now);
  const first = from ?? dateOf(new Date(Date.parse(last) - (ANALYTICS_DEFAULT_DAYS - 1) * DAY_MS));
  return { from: first, to: last };
}

function dateOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}
