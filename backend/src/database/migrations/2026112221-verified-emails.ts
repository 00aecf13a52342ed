import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Confirmed emails, links that can be used once, and the administrators that the start has made.
 *
 * Earlier accounts are not confirmed, except administrators'. If there already is an administrator, the start makes
 * no other.
 */
export class VerifiedEmails2026112221000 implements MigrationInterface {
  name = 'VerifiedEmails2026112221000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column email_verified_at timestamptz,
        -- The address that replaces the email once it is confirmed.
        add column pending_email text;
      update users set email_verified_at = now() where is_admin;

      create table one_time_tokens (
        id uuid primary key default gen_random_uuid(),
        purpose text not null,
        -- Null if there is no such account: asking for a link then takes the same work.
        user_id uuid references users (id) on delete cascade,
        email text not null,
        -- SHA-256 of the token, which is stored nowhere.
        hash text not null unique,
        -- Whether it goes to the email; one that an administrator hands over proves nothing about the mailbox.
        mailed boolean not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_tokens_user on one_time_tokens (user_id, purpose);
      create index one_time_tokens_expiry on one_time_tokens (expires_at);

      -- Ids of accounts, which may be deleted since.
      create table administrators_by_start (user_id uuid primary key, made_at timestamptz not null default now());
      insert into administrators_by_start (user_id) select id from users where is_admin;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table administrators_by_start, one_time_tokens;
      alter table users drop column email_verified_at, drop column pending_email;
    `);
  }
}
