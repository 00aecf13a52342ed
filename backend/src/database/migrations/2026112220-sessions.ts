import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which devices are signed in, and since when each has been idle. */
export class Sessions2026112220000 implements MigrationInterface {
  name = 'Sessions2026112220000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table sessions
        add column opened_at timestamptz not null default now(),
        add column last_used_at timestamptz not null default now(),
        -- Browser family and system in words; null for what sends no User-Agent.
        add column agent text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table sessions drop column opened_at, drop column last_used_at, drop column agent;',
    );
  }
}
