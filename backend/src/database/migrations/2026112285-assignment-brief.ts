import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the grader needs to know about an assignment, stored with the assignment. */
export class AssignmentBrief2026112285000 implements MigrationInterface {
  name = 'AssignmentBrief2026112285000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assignments
        add source_text text,
        add year_level smallint constraint assignments_year_level_check check (year_level between 1 and 13),
        add words_min integer,
        add words_max integer,
        add locale text constraint assignments_locale_check check (locale in ('en-AU', 'en-US', 'en-GB', 'en-CA')),
        add constraint assignments_words_check check (words_min > 0 and words_max > 0 and words_min <= words_max);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table assignments drop column source_text, drop column year_level, drop column words_min,
        drop column words_max, drop column locale;
    `);
  }
}
