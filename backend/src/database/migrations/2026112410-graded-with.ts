import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a result was made with besides its criteria, to tell whether that has changed. Null on results from before: of
 * those, only language standard, strictness, kind of writing and grader are known.
 */
export class GradedWith2026112410000 implements MigrationInterface {
  name = 'GradedWith2026112410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results add graded_with jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results drop column graded_with');
  }
}
