import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scanned pages are shown as they were read, and TIFF files are essays. */
export class PagesUpright2026112750000 implements MigrationInterface {
  name = 'PagesUpright2026112750000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- By page, the degrees clockwise by which it was turned to be read, where that is a quarter or more.
      alter table essays add column page_turns jsonb not null default '{}';
      alter table essay_files drop constraint essay_files_type_check;
      alter table essay_files add constraint essay_files_type_check
        check (type in ('pdf', 'docx', 'doc', 'txt', 'png', 'jpeg', 'webp', 'tiff'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table essays drop column page_turns;
      delete from essay_files where type = 'tiff';
      alter table essay_files drop constraint essay_files_type_check;
      alter table essay_files add constraint essay_files_type_check
        check (type in ('pdf', 'docx', 'doc', 'txt', 'png', 'jpeg', 'webp'));
    `);
  }
}
