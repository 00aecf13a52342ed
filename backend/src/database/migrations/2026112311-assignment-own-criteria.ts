import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Criteria that a teacher pasted for one assignment: the text as typed, and the criteria set that was read from it. */
export class AssignmentOwnCriteria2026112311000 implements MigrationInterface {
  name = 'AssignmentOwnCriteria2026112311000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assignments
        add criteria_text text,
        add criteria_id uuid constraint assignments_criteria_id_fkey references criteria on delete set null,
        -- Rises with every set, which is named by it.
        add criteria_version integer not null default 0;
      create index assignments_criteria on assignments (criteria_id) where criteria_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table assignments drop column criteria_text, drop column criteria_id, drop column criteria_version',
    );
  }
}
