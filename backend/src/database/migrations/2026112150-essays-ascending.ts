import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes of essays by grade and by student, with those that have none at the end in ascending order too. */
export class EssaysAscending2026112150000 implements MigrationInterface {
  name = 'EssaysAscending2026112150000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index essays_by_grade_ascending on essays (user_id, grade, id) where deleted_at is null;
      create index essays_by_student_ascending on essays (user_id, lower(student_name), id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index essays_by_grade_ascending, essays_by_student_ascending;');
  }
}
