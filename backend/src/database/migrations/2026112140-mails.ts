import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every mail that was queued, by the key of its occasion, so that none is sent twice. */
export class Mails2026112140000 implements MigrationInterface {
  name = 'Mails2026112140000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table mails (
        key text primary key,
        kind text not null,
        user_id uuid not null references users (id) on delete cascade,
        data jsonb not null default '{}',
        queued_at timestamptz not null default now(),
        sent_at timestamptz,
        given_up_at timestamptz
      );
      create index mails_user on mails (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mails;');
  }
}
