import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The teacher has read the notes that come with a result, and has no concern. */
export class NotesRead2026112780000 implements MigrationInterface {
  name = 'NotesRead2026112780000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results add notes_read_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results drop column notes_read_at');
  }
}
