import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Essays that a teacher marked to compare with a grader, for one version of a rubric, and what is taken from them. */
export class Calibration2026112620000 implements MigrationInterface {
  name = 'Calibration2026112620000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rubric_calibrations (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null references users on delete cascade,
        rubric_id uuid not null references rubrics on delete cascade,
        criteria_version integer not null,
        -- In levels, in the order of the criteria; null while they are switched off.
        shifts smallint[],
        learned_from integer,
        basis jsonb,
        examples boolean not null default false,
        created_at timestamptz not null default now(),
        unique (user_id, rubric_id, criteria_version)
      );
      create index rubric_calibrations_rubric on rubric_calibrations (rubric_id);

      create table calibration_marks (
        calibration_id uuid not null references rubric_calibrations on delete cascade,
        essay_id uuid not null references essays on delete cascade,
        -- In the order of the criteria; null where one is not marked yet.
        levels smallint[] not null,
        marked_at timestamptz not null default now(),
        primary key (calibration_id, essay_id)
      );
      create index calibration_marks_essay on calibration_marks (essay_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table calibration_marks, rubric_calibrations');
  }
}
