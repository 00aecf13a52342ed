import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Notes by a grader for the teacher alone, beside each result. */
export class NotesToTeacher2026112265000 implements MigrationInterface {
  name = 'NotesToTeacher2026112265000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table grading_results add notes_to_teacher jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results drop column notes_to_teacher');
  }
}
