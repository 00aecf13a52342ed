import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ADMIN_RECENT_COUNT, type AdminStats, type PlatformNumbers } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import { ActivityService } from '../activity/activity.service';
import { AppConfig } from '../config/app-config';
import { CURRENT_NUMBERS_SQL, NUMBERS_AT_SQL, platformNumbersOf, type NumbersRow } from './numbers.sql';

/** The numbers of the platform. */
@Injectable()
export class StatsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly activity: ActivityService,
    private readonly config: AppConfig,
  ) {}

  async stats(now = new Date()): Promise<AdminStats> {
    const [numbers, recentActivity] = await Promise.all([
      this.current(now),
      this.activity.newest(ADMIN_RECENT_COUNT),
    ]);
    return { ...numbers, recentActivity };
  }

  /** As they stand, from the counters: a few milliseconds, however many rows there are. */
  current(now = new Date()): Promise<PlatformNumbers> {
    return this.numbers(CURRENT_NUMBERS_SQL, now);
  }

  /** As they stood at a past moment, counted row by row: for the daily records. */
  at(moment: Date): Promise<PlatformNumbers> {
    return this.numbers(NUMBERS_AT_SQL, moment);
  }

  private async numbers(sql: string, moment: Date): Promise<PlatformNumbers> {
    const [row] = (await this.dataSource.query(sql, [moment, this.config.env.BILLING === 'off'])) as [
      NumbersRow,
    ];
    return platformNumbersOf(row);
  }
}
