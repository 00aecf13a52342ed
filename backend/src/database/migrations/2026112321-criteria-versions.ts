import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A rubric's version rises with every edit, so that two windows cannot overwrite each other; the version of its criteria
 * rises only when these change. Criteria sets are copies of the latter.
 */
export class CriteriaVersions2026112321000 implements MigrationInterface {
  name = 'CriteriaVersions2026112321000';

  /** Where the newest copy of a rubric still says what the rubric says, only its title, description or sharing has changed since. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rubrics add criteria_version integer not null default 1;
      update rubrics set criteria_version = coalesce((
        select copy.rubric_version from criteria copy
        where copy.rubric_id = rubrics.id
          and copy.rubric_version = (select max(rubric_version) from criteria where rubric_id = rubrics.id)
          and (copy.items, copy.details) = (
            select jsonb_agg(concat_ws(': ', item ->> 'name', nullif(item ->> 'description', '')) order by place),
              jsonb_agg(jsonb_build_object('weight', item -> 'weight', 'levels', item -> 'levels') order by place)
            from jsonb_array_elements(rubrics.criteria) with ordinality as one(item, place))
        limit 1), version);
    `);
  }

  /** Copies are compared with the version of the whole rubric again, so those of the present criteria get that number. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update criteria set rubric_version = rubrics.version from rubrics
        where criteria.rubric_id = rubrics.id and criteria.rubric_version = rubrics.criteria_version;
      alter table rubrics drop column criteria_version;
    `);
  }
}
