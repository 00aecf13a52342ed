import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { PLATFORM_RUBRICS, PLATFORM_RUBRICS_SINCE } from './platform/platform-rubrics';

/** Puts the rubrics that we wrote into the database, where every teacher sees them. */
@Injectable()
export class PlatformRubricsService implements OnApplicationBootstrap {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.seed();
  }

  /**
   * Adds what is missing, and brings what reads differently to our text with a version more. One statement, so
   * processes that start at once need no lock: each row is compared as the other process left it.
   * @returns how many rubrics were added or changed
   */
  async seed(rubrics = PLATFORM_RUBRICS): Promise<number> {
    // The first of the catalogue is the newest, so that "newest first" lists them in its order.
    const rows = rubrics.map((rubric, index) => ({
      ...rubric,
      created_at: new Date(PLATFORM_RUBRICS_SINCE.getTime() - index * 1_000),
    }));
    const changed = (await this.dataSource.query(
      `insert into rubrics as stored (id, name, description, criteria, created_at, type, user_id)
       select id, name, description, criteria, created_at, 'platform', null
       from jsonb_to_recordset($1::jsonb)
         as given (id uuid, name text, description text, criteria jsonb, created_at timestamptz)
       order by id
       on conflict (id) do update set name = excluded.name, description = excluded.description,
         criteria = excluded.criteria, created_at = excluded.created_at, version = stored.version + 1
       where stored.type = 'platform' and (stored.name, stored.description, stored.criteria)
         is distinct from (excluded.name, excluded.description, excluded.criteria)
       returning id`,
      [JSON.stringify(rows)],
    )) as unknown[];
    return changed.length;
  }
}
