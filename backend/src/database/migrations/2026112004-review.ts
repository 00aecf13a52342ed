import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a teacher decided about a result, beside what the machine proposed. */
export class Review2026112004000 implements MigrationInterface {
  name = 'Review2026112004000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_results
        -- By criterion: the teacher's level and feedback; null until the teacher changes something.
        add column review jsonb,
        add column version integer not null default 1,
        add column reviewed_at timestamptz;
      -- Of the newest result, kept in step with it, so that a list can be sorted and paged by it.
      alter table essays add column grade text;
      create index essays_by_filename on essays (user_id, lower(filename), id) where deleted_at is null;
      create index essays_by_student on essays (user_id, lower(coalesce(student_name, '')), id) where deleted_at is null;
      create index essays_by_status on essays (user_id, status, id) where deleted_at is null;
      create index essays_by_grade on essays (user_id, coalesce(grade, ''), id) where deleted_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index essays_by_filename, essays_by_student, essays_by_status, essays_by_grade;
      alter table essays drop column grade;
      alter table grading_results drop column review, drop column version, drop column reviewed_at;
    `);
  }
}
