import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Paid use of the AI service, kept apart from results so that deleting an essay does not lower a bill. */
export class AiUsage2026112005000 implements MigrationInterface {
  name = 'AiUsage2026112005000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_usage (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        prompt_tokens integer not null,
        completion_tokens integer not null,
        -- US dollars; null where the model's price is not known.
        cost_usd numeric(12, 6),
        created_at timestamptz not null default now()
      );
      create index ai_usage_user on ai_usage (user_id, created_at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_usage');
  }
}
