import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Criteria sets that were made from an assignment's rubric, which the dashboard does not list among the uploaded ones. */
export class AssignmentCriteria2026112281000 implements MigrationInterface {
  name = 'AssignmentCriteria2026112281000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table criteria add for_assignments boolean not null default false;
      create unique index criteria_for_assignments on criteria (user_id, rubric_id, rubric_version)
        where for_assignments and deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index criteria_for_assignments;
      alter table criteria drop column for_assignments;
    `);
  }
}
