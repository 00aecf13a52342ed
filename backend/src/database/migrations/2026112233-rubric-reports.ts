import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Public rubrics can be reported by teachers and taken out of the public list by administrators. */
export class RubricReports2026112233000 implements MigrationInterface {
  name = 'RubricReports2026112233000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rubric_reports (
        id uuid primary key default gen_random_uuid(),
        rubric_id uuid not null references rubrics on delete cascade,
        reporter_id uuid not null references users on delete cascade,
        reason text not null,
        created_at timestamptz not null default now(),
        decided_at timestamptz,
        decision text check (decision in ('removed', 'kept')),
        -- One by each person about each rubric.
        unique (rubric_id, reporter_id)
      );
      create index rubric_reports_newest on rubric_reports (created_at desc, id);
      create index rubric_reports_reporter on rubric_reports (reporter_id, created_at);

      alter table rubrics
        -- Set by an administrator; its author cannot publish it again.
        add column public_removed_at timestamptz,
        add column public_removed_reason text,
        add constraint rubrics_removed_stay_removed check (public_removed_at is null or not is_public);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rubrics
        drop constraint rubrics_removed_stay_removed, drop column public_removed_reason, drop column public_removed_at;
      drop table rubric_reports;
    `);
  }
}
