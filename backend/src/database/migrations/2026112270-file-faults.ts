import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages of an essay's file that could not be read, or that seem to be in the wrong order. */
export class FileFaults2026112270000 implements MigrationInterface {
  name = 'FileFaults2026112270000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table essays add file_faults jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table essays drop column file_faults');
  }
}
