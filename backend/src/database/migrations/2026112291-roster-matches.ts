import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The student who wrote each essay, and what the file said above the text. */
export class RosterMatches2026112291000 implements MigrationInterface {
  name = 'RosterMatches2026112291000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table essays
        add heading text not null default '',
        add student_id uuid references class_students on delete set null,
        -- The teacher has said whose it is, or that it is nobody's on the roster.
        add student_decided boolean not null default false;
      create index essays_student on essays (student_id) where student_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table essays drop column heading, drop column student_id, drop column student_decided',
    );
  }
}
