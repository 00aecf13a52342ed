import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PLATFORM_RUBRICS, PLATFORM_RUBRICS_SINCE } from './platform/platform-rubrics';
import { PlatformRubricsRepository } from './platform-rubrics.repository';

/** Puts the rubrics that we wrote into the database, where every teacher sees them. */
@Injectable()
export class PlatformRubricsService implements OnApplicationBootstrap {
  constructor(private readonly repository: PlatformRubricsRepository) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.seed();
  }

  /**
   * Adds missing rubrics, and updates those that differ from our text. Safe in processes that start together.
   * @returns how many rubrics were added or changed
   */
  seed(rubrics = PLATFORM_RUBRICS): Promise<number> {
    // The first of the catalogue is the newest, so that "newest first" lists them in its order.
    const dated = rubrics.map((rubric, index) => ({
      ...rubric,
      createdAt: new Date(PLATFORM_RUBRICS_SINCE.getTime() - index * 1_000),
    }));
    return this.repository.bringUpToDate(dated);
  }
}
