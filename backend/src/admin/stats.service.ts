import { Injectable } from '@nestjs/common';
import { ADMIN_RECENT_COUNT, type AdminStats, type PlatformNumbers } from '@marklight/contracts/admin';
import { ActivityService } from '../activity/activity.service';
import { AppConfig } from '../config/app-config';
import { PlatformNumbersRepository } from './platform-numbers.repository';

/** The numbers of the platform. */
@Injectable()
export class StatsService {
  constructor(
    private readonly numbers: PlatformNumbersRepository,
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

  /** The present numbers, from the counters: a few milliseconds, however many rows there are. */
  current(now = new Date()): Promise<PlatformNumbers> {
    return this.numbers.current(now, this.billingOff);
  }

  /** The numbers at a past moment, counted row by row, for the daily records. */
  at(moment: Date): Promise<PlatformNumbers> {
    return this.numbers.at(moment, this.billingOff);
  }

  private get billingOff(): boolean {
    return this.config.env.BILLING === 'off';
  }
}
