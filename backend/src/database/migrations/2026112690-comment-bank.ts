import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Comments that a teacher uses again. The same words stand there once, however they are spaced and capitalised; a
 * digest, as long texts do not fit into an index.
 */
export class CommentBank2026112690000 implements MigrationInterface {
  name = 'CommentBank2026112690000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table comment_bank (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users (id) on delete cascade,
        words text not null,
        digest text not null generated always as (md5(lower(regexp_replace(words, '\\s+', ' ', 'g')))) stored,
        uses integer not null default 0,
        used_at timestamptz not null default now()
      );
      create unique index comment_bank_user_digest on comment_bank (user_id, digest);
      create index comment_bank_user_used on comment_bank (user_id, uses desc, used_at desc, id);
      alter table users add comment_bank_grows boolean not null default true;
      alter table essays add banked text[] not null default '{}';
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table essays drop banked;
      alter table users drop comment_bank_grows;
      drop table comment_bank;
    `);
  }
}
