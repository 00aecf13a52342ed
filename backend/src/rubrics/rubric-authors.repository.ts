import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import type { Rubric } from './rubric.entity';

@Injectable()
export class RubricAuthorsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** The owners' names, by rubric id; null if the profile has none. The platform's rubrics are left out. */
  async of(rubrics: readonly Pick<Rubric, 'id'>[]): Promise<Map<string, string | null>> {
    if (rubrics.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; name: string | null }[]>(
      `select r.id, nullif(trim(u.first_name || ' ' || u.last_name), '') as name
       from rubrics r join users u on u.id = r.user_id where r.id = any ($1)`,
      [rubrics.map(({ id }) => id)],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
