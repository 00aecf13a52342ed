import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

/** Bytes of the texts that a list may have no room for, by table. PostgreSQL knows a text's length without reading it. */
const TEXT_BYTES = {
  assignments: `coalesce(octet_length(one.description), 0) + coalesce(octet_length(one.instructions), 0)
    + coalesce(octet_length(one.source_text), 0)`,
  classes: `coalesce(octet_length(one.description), 0)`,
  criteria: `octet_length(one.items::text)`,
  grading_results: `octet_length(one.feedback::text) + octet_length(coalesce(one.review, '[]')::text)
    + octet_length(coalesce(one.whole_review, '{}')::text)
    + octet_length(one.overall_analysis::text) + octet_length(one.contextual_insights::text)
    + octet_length(one.flags::text)`,
} as const;
export type TableWithTexts = keyof typeof TEXT_BYTES;

/** Decides which rows of a list come with their long texts. */
@Injectable()
export class ListRoomRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The rows whose texts fit, from the first in the order given to the last before `maxBytes` of UTF-8 are full. The
   * caller reads the texts of these only.
   */
  async fitting(table: TableWithTexts, ids: readonly string[], maxBytes: number): Promise<Set<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.dataSource.query<{ id: string }[]>(
      `select id from (
         select one.id, sum(${TEXT_BYTES[table]}) over (order by given.position) as bytes
         from unnest($1::uuid[]) with ordinality as given (id, position)
         join ${table} one on one.id = given.id
       ) listed where bytes <= $2`,
      [ids, maxBytes],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
