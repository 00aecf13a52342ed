import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to create an account, mails to people who have none yet, and accounts that wait to be confirmed. */
export class Invitations2026112231000 implements MigrationInterface {
  name = 'Invitations2026112231000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitations (
        id uuid primary key default gen_random_uuid(),
        -- Lower case; null if anybody who has the link may use it.
        email text,
        mailed boolean not null default false,
        created_by uuid references users on delete set null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        used_at timestamptz,
        used_by uuid references users on delete set null
      );
      create index invitations_newest on invitations (created_at desc, id);
      create index invitations_created_by on invitations (created_by);
      create index invitations_used_by on invitations (used_by);

      alter table users add column awaits_confirmation boolean not null default false;

      alter table mails
        alter column user_id drop not null,
        -- Address of a person without an account; forgotten once the mail is sent or given up.
        add column recipient text,
        add constraint mails_to_somebody check (
          user_id is not null or recipient is not null or sent_at is not null or given_up_at is not null
        );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from mails where user_id is null;
      alter table mails drop constraint mails_to_somebody, drop column recipient, alter column user_id set not null;
      alter table users drop column awaits_confirmation;
      drop table invitations;
    `);
  }
}
