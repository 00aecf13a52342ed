import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The name and version of the criteria that a grading was asked for with, kept with its job: the rubric may be renamed or
 * deleted before the result is stored. Jobs that are open now take what their criteria set says.
 */
export class CriteriaOfGradings2026112420000 implements MigrationInterface {
  name = 'CriteriaOfGradings2026112420000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_jobs add criteria_set jsonb');
    await runner.query(`
      update grading_jobs job set criteria_set = jsonb_build_object('id', criteria.id, 'name', criteria.filename, 'rubric',
        case when criteria.rubric_id is not null and criteria.rubric_version is not null
          then jsonb_build_object('id', criteria.rubric_id, 'version', criteria.rubric_version) end)
      from criteria where criteria.id = job.criteria_id and job.status in ('pending', 'processing')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_jobs drop column criteria_set');
  }
}
