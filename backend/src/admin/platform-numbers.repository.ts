import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PlatformNumbers } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import { CURRENT_NUMBERS_SQL, NUMBERS_AT_SQL, platformNumbersOf, type NumbersRow } from './numbers.sql';

export type RecordedDay = PlatformNumbers & {
  /** `YYYY-MM-DD`, UTC. */
  date: string;
};

/** The numbers of the platform, counted, and for each day as kept in the table `admin_analytics`. */
@Injectable()
export class PlatformNumbersRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** From the counters that the database keeps. */
  current(now: Date, billingOff: boolean): Promise<PlatformNumbers> {
    return this.counted(CURRENT_NUMBERS_SQL, now, billingOff);
  }

  /** The numbers at a past moment, counted row by row. */
  at(moment: Date, billingOff: boolean): Promise<PlatformNumbers> {
    return this.counted(NUMBERS_AT_SQL, moment, billingOff);
  }

  /** Days since the first account that have ended by `now` and have no record, the oldest first. */
  async daysWithoutRecord(now: Date): Promise<string[]> {
    const days = await this.dataSource.query<{ date: string }[]>(
      `select to_char(day, 'YYYY-MM-DD') as date
       from generate_series(
         (select (min(created_at) at time zone 'UTC')::date from users),
         ($1::timestamptz at time zone 'UTC')::date - 1,
         interval '1 day'
       ) as day
       where not exists (select from admin_analytics where date = day::date) order by day`,
      [now],
    );
    return days.map(({ date }) => date);
  }

  /** A day on record stays as it is. */
  async recordDay(date: string, numbers: PlatformNumbers): Promise<void> {
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

  /** The days on record from one to another, both included, that are before `today`; the oldest first. */
  async recordedDays(from: string, to: string, today: string): Promise<RecordedDay[]> {
    const rows = await this.dataSource.query<(NumbersRow & { date: string })[]>(
      `select to_char(date, 'YYYY-MM-DD') as date, total_users as "totalUsers", active_users as "activeUsers",
         trial_users as "trialUsers", paid_users as "paidUsers", total_essays as "totalEssays",
         total_gradings as "totalGradings", revenue
       from admin_analytics a where a.date between $1 and $2 and a.date < $3 order by a.date`,
      [from, to, today],
    );
    return rows.map(({ date, ...row }) => ({ date, ...platformNumbersOf(row) }));
  }

  private async counted(sql: string, moment: Date, billingOff: boolean): Promise<PlatformNumbers> {
    const [row] = await this.dataSource.query<[NumbersRow]>(sql, [moment, billingOff]);
    return platformNumbersOf(row);
  }
}
