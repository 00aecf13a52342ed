import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One of an essay's results is in force. Until now the newest one counted; where a teacher changed or approved an older
 * one, that one now counts, and the newest is kept as a proposal.
 */
export class ResultsInForce2026112280000 implements MigrationInterface {
  name = 'ResultsInForce2026112280000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_results add standing text not null default 'earlier'
        constraint grading_results_standing_check check (standing in ('in_force', 'proposed', 'earlier'));
      update grading_results result set standing = case place when 1 then 'in_force' else 'proposed' end
        from (
          select id, row_number() over of_essay as place,
            created_at = max(created_at) over (partition by essay_id)
              and id = first_value(id) over (partition by essay_id order by created_at desc, id desc) as is_newest
          from grading_results
          window of_essay as (
            partition by essay_id
            order by (review is not null or reviewed_at is not null) desc, created_at desc, id desc)
        ) ranked
        where ranked.id = result.id and (place = 1 or is_newest);
      alter table grading_results alter standing set default 'in_force';
      create unique index grading_results_standing on grading_results (essay_id, standing) where standing <> 'earlier';

      -- A result that carries decisions stays beside a newer one by the same criteria.
      alter table grading_results drop constraint grading_results_essay_id_criteria_id_key;
      create index grading_results_essay on grading_results (essay_id, criteria_id);

      update essays set grade = result.grade from grading_results result
        where result.essay_id = essays.id and result.standing = 'in_force'
          and essays.grade is distinct from result.grade;
    `);
  }

  /** Of two results by the same criteria the one in force stays, else the newest. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from grading_results where id in (
        select id from (
          select id, row_number() over (
            partition by essay_id, criteria_id order by standing = 'in_force' desc, created_at desc, id desc) as place
          from grading_results
        ) ranked where place > 1);
      drop index grading_results_essay;
      alter table grading_results add constraint grading_results_essay_id_criteria_id_key unique (essay_id, criteria_id);
      drop index grading_results_standing;
      alter table grading_results drop column standing;
      update essays set grade = newest.grade from (
        select distinct on (essay_id) essay_id, grade from grading_results order by essay_id, created_at desc, id desc
      ) newest where newest.essay_id = essays.id and essays.grade is distinct from newest.grade;
    `);
  }
}
