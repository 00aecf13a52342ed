import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the words of scanned pages stand on them, so that evidence can be marked there. */
export class RecognisedPages2026112790000 implements MigrationInterface {
  name = 'RecognisedPages2026112790000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table recognised_pages (
        essay_id uuid not null references essays on delete cascade,
        page integer not null,
        found jsonb not null,
        primary key (essay_id, page)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table recognised_pages');
  }
}
