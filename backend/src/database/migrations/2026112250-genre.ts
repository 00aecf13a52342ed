import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The kind of writing: as a teacher sets it on an assignment, and as each result was read. */
export class Genre2026112250000 implements MigrationInterface {
  name = 'Genre2026112250000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null where it is recognised from each essay.
      alter table assignments add genre text
        constraint assignments_genre_check
        check (genre in ('argument', 'story', 'source-answer', 'explanation', 'reflection'));
      -- Null on results from before it was recognised.
      alter table grading_results add genre jsonb;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table grading_results drop column genre; alter table assignments drop column genre',
    );
  }
}
