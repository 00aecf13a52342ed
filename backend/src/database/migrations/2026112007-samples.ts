import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Marks what "Try with sample essays" made, so that it can be removed in one step. */
export class Samples2026112007000 implements MigrationInterface {
  name = 'Samples2026112007000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table essays add column is_sample boolean not null default false;
      alter table criteria add column is_sample boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table criteria drop column is_sample; alter table essays drop column is_sample;',
    );
  }
}
