import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { LIST_TEXT_MAX_BYTES } from '@marklight/contracts/business';
import type { DataSource } from 'typeorm';

@Injectable()
export class EssayTextsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * The texts of these essays, in the order given, up to LIST_TEXT_MAX_BYTES in all. PostgreSQL knows a text's length
   * without reading it, so texts that are not given cost nothing.
   */
  async within(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<{ id: string; content: string }[]>(
      `select id, content from (
         select essay.id, essay.content,
           sum(octet_length(essay.content)) over (order by given.position) as bytes
         from unnest($1::uuid[]) with ordinality as given (id, position)
         join essays essay on essay.id = given.id
       ) listed where bytes <= $2`,
      [ids, LIST_TEXT_MAX_BYTES],
    );
    return new Map(rows.map(({ id, content }) => [id, content]));
  }
}
