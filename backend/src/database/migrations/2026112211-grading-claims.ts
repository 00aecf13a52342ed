import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The attempt of a grading that may write its outcome. A process that slept while its job was handed on must change
 * nothing when it wakes; and a job that keeps killing its process must come to an end.
 */
export class GradingClaims2026112211000 implements MigrationInterface {
  name = 'GradingClaims2026112211000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_jobs
        add claim uuid,
        add starts smallint not null default 0;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_jobs drop starts, drop claim;');
  }
}
