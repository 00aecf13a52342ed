import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A criterion may be left to the teacher, and if all are, there is no score and no grade yet. */
export class NotAssessed2026112255000 implements MigrationInterface {
  name = 'NotAssessed2026112255000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_results
        -- Criteria without a level, as the teacher decided. Counted this way round, results from before need no change.
        add column unassessed_criteria integer not null default 0,
        alter column score drop not null,
        alter column percentage drop not null,
        alter column grade drop not null;
    `);
  }

  /** A result without a grade becomes what it was before: nothing earned, F. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update grading_results set score = 0, percentage = 0, grade = 'F' where grade is null;
      alter table grading_results
        drop column unassessed_criteria,
        alter column score set not null,
        alter column percentage set not null,
        alter column grade set not null;
    `);
  }
}
