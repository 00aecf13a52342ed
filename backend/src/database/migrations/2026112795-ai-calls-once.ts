import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A call to the AI service gets an id before it is made, so that its tokens are set aside and counted once. */
export class AiCallsOnce2026112795000 implements MigrationInterface {
  name = 'AiCallsOnce2026112795000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Null for calls that were counted before.
      alter table ai_usage add column call uuid constraint ai_usage_call unique;
      -- The default is for processes of the version before.
      alter table ai_token_reservations drop column id;
      alter table ai_token_reservations add column id uuid primary key default gen_random_uuid();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table ai_token_reservations drop column id;
      alter table ai_token_reservations add column id bigint generated always as identity primary key;
      alter table ai_usage drop column call;
    `);
  }
}
