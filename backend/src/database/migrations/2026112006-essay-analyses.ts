import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was found in an essay's language, grouped and without the essay's words, for the metrics. */
export class EssayAnalyses2026112006000 implements MigrationInterface {
  name = 'EssayAnalyses2026112006000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Filled when it is first asked for. It may be emptied at any time, as when the checks become better.
      create table essay_analyses (
        essay_id uuid not null references essays on delete cascade,
        locale text not null,
        findings jsonb not null,
        primary key (essay_id, locale)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table essay_analyses');
  }
}
