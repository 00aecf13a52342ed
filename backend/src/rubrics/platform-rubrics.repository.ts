import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { PlatformRubric } from './platform/platform-rubric';

/** Our own rubrics among the rows of `rubrics`. */
@Injectable()
export class PlatformRubricsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Adds missing rubrics, and updates those that differ from our text, under the next version number. One statement,
   * so processes that start together need no lock: each row is compared as the other process left it.
   * @returns how many were added or changed
   */
  async bringUpToDate(rubrics: readonly (PlatformRubric & { createdAt: Date })[]): Promise<number> {
    const rows = rubrics.map(({ createdAt, ...rubric }) => ({ ...rubric, created_at: createdAt }));
    const changed = await this.dataSource.query<unknown[]>(
      `insert into rubrics as stored (id, name, description, criteria, created_at, type, user_id)
       select id, name, description, criteria, created_at, 'platform', null
       from jsonb_to_recordset($1::jsonb)
         as given (id uuid, name text, description text, criteria jsonb, created_at timestamptz)
       order by id
       on conflict (id) do update set name = excluded.name, description = excluded.description,
         criteria = excluded.criteria, created_at = excluded.created_at, version = stored.version + 1,
         criteria_version = stored.criteria_version + (stored.criteria is distinct from excluded.criteria)::int
       where stored.type = 'platform' and (stored.name, stored.description, stored.criteria)
         is distinct from (excluded.name, excluded.description, excluded.criteria)
       returning id`,
      [JSON.stringify(rows)],
    );
    return changed.length;
  }
}
