import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What remains of a deleted account: when its trial ended, under a keyed digest of its email. */
export class FormerTrials2026112232000 implements MigrationInterface {
  name = 'FormerTrials2026112232000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table former_trials (
        email_digest text primary key,
        trial_ends_at timestamptz not null,
        noted_at timestamptz not null default now()
      );
      create index former_trials_noted on former_trials (noted_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table former_trials;');
  }
}
