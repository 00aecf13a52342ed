import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that wait to be read by OCR, and pictures as essays. */
export class ScannedPages2026112720000 implements MigrationInterface {
  name = 'ScannedPages2026112720000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Of essays that are being read; they go once the essay has its text.
      create table scanned_pages (
        essay_id uuid not null references essays on delete cascade,
        page integer not null,
        user_id uuid not null references users on delete cascade,
        -- Null until the page has been read.
        found jsonb,
        primary key (essay_id, page)
      );
      create index scanned_pages_user on scanned_pages (user_id);
      alter table essay_files drop constraint essay_files_type_check;
      alter table essay_files add constraint essay_files_type_check
        check (type in ('pdf', 'docx', 'doc', 'txt', 'png', 'jpeg', 'webp'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table scanned_pages;
      delete from essay_files where type in ('png', 'jpeg', 'webp');
      alter table essay_files drop constraint essay_files_type_check;
      alter table essay_files add constraint essay_files_type_check check (type in ('pdf', 'docx', 'doc', 'txt'));
    `);
  }
}
