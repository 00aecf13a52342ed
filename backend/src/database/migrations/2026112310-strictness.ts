import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How strictly a grading was asked for and a result was made; everything so far was standard. */
export class Strictness2026112310000 implements MigrationInterface {
  name = 'Strictness2026112310000';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['grading_jobs', 'grading_results']) {
      await runner.query(`
        alter table ${table} add strictness text not null default 'standard'
          constraint ${table}_strictness_check check (strictness in ('lenient', 'standard', 'strict'))
      `);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results drop column strictness');
    await runner.query('alter table grading_jobs drop column strictness');
  }
}
