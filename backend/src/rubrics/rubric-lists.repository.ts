import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { RUBRIC_LIST_MAX_BYTES, type RubricCriterion } from '@marklight/contracts/rubrics';
import type { DataSource, EntityManager } from 'typeorm';

/** The long texts of a rubric as a list shows them. */
export interface ListedTexts {
  description: string | null;
  criteria: RubricCriterion[];
  count: number;
  isShortened: boolean;
}

/** If a list has no room for a whole rubric, it shows this many criteria, and this many characters of each name. */
const SHORTENED_CRITERIA = 5;
const SHORTENED_NAME_CHARACTERS = 100;
const SHORTENED_DESCRIPTION_CHARACTERS = 300;

@Injectable()
export class RubricListsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /**
   * Descriptions and criteria of these rubrics, whole as far as RUBRIC_LIST_MAX_BYTES go, in the order given; after that
   * the beginning of the description and the names of the first few criteria.
   */
  async textsOf(ids: readonly string[]): Promise<Map<string, ListedTexts>> {
    if (ids.length === 0) return new Map();
    const rows = await this.dataSource.query<(ListedTexts & { id: string })[]>(
      `with listed as (
         select rubric.id, rubric.description, rubric.criteria, jsonb_array_length(rubric.criteria) as count,
           sum(octet_length(rubric.criteria::text) + coalesce(octet_length(rubric.description), 0)) over (order by given.position) > $2 as "isShortened"
         from unnest($1::uuid[]) with ordinality as given (id, position)
         join rubrics rubric on rubric.id = given.id
       )
       select id, count, "isShortened",
         case when "isShortened" then left(description, $5) else description end as description,
         case when not "isShortened" then criteria else (
           select coalesce(jsonb_agg(jsonb_build_object('name', left(item ->> 'name', $4), 'description', '',
               'weight', item -> 'weight', 'levels', '[]'::jsonb) order by position), '[]'::jsonb)
           from jsonb_array_elements(criteria) with ordinality as part (item, position)
           where position <= $3
         ) end as criteria
       from listed`,
      [
        ids,
        RUBRIC_LIST_MAX_BYTES,
        SHORTENED_CRITERIA,
        SHORTENED_NAME_CHARACTERS,
        SHORTENED_DESCRIPTION_CHARACTERS,
      ],
    );
    return new Map(rows.map(({ id, ...listed }) => [id, listed]));
  }

  /**
   * How many rubrics of the account, other than this one, are public. Two saves of one account take turns here until
   * their transactions end.
   */
  async publicOf(userId: string, manager: EntityManager, exceptId: string | null = null): Promise<number> {
    await manager.query('select 1 from users where id = $1 for no key update', [userId]);
    const [{ count }] = await manager.query<[{ count: number }]>(
      `select count(*)::int as count from rubrics where user_id = $1 and is_public and id is distinct from $2`,
      [userId, exceptId],
    );
    return count;
  }
}
