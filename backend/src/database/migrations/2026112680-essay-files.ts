import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files as they were handed in. */
export class EssayFiles2026112680000 implements MigrationInterface {
  name = 'EssayFiles2026112680000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table essay_files (
        essay_id uuid primary key references essays on delete cascade,
        user_id uuid not null references users on delete cascade,
        type text not null check (type in ('pdf', 'docx', 'doc', 'txt')),
        bytes integer not null,
        content bytea not null
      );
      -- What an account keeps is added up from the index alone.
      create index essay_files_user on essay_files (user_id) include (bytes);
      -- Such files are compressed already.
      alter table essay_files alter column content set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table essay_files');
  }
}
