import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Gradings for which the teacher chose the built-in grader on a server with an AI service; null: as the server is set up. */
export class ChosenGrader2026112530000 implements MigrationInterface {
  name = 'ChosenGrader2026112530000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table grading_jobs add grader text
        constraint grading_jobs_grader_check check (grader = 'built-in')
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_jobs drop column grader');
  }
}
