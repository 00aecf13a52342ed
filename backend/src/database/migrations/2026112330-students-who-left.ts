import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks essays whose student, as the teacher decided, has since left the class list. */
export class StudentsWhoLeft2026112330000 implements MigrationInterface {
  name = 'StudentsWhoLeft2026112330000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table essays add student_left boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table essays drop column student_left');
  }
}
