import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of a teacher's results is known from the counters but for those without a grade, which are few. */
export class ResultsWithoutGrade2026112785000 implements MigrationInterface {
  name = 'ResultsWithoutGrade2026112785000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create index grading_results_without_grade on grading_results (user_id, essay_id)
       where standing = 'in_force' and grade is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index grading_results_without_grade');
  }
}
