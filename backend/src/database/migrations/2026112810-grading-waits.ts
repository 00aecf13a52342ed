import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a grading that was put back in the queue waits for, so that the teacher can be told. */
export class GradingWaits2026112810000 implements MigrationInterface {
  name = 'GradingWaits2026112810000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for a grading that only waits for its turn.
      alter table grading_jobs add column waits_for text
        check (waits_for in ('allowance', 'ai_service'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_jobs drop column waits_for');
  }
}
