import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The people and domains that a rubric is shared with, and indexes for finding what one teacher may see. */
export class RubricSharing2026112003000 implements MigrationInterface {
  name = 'RubricSharing2026112003000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rubric_shares (
        rubric_id uuid not null references rubrics on delete cascade,
        kind text not null check (kind in ('email', 'domain')),
        -- Lower case; a domain without its @.
        value text not null,
        -- The order in which the owner lists them.
        position integer not null,
        primary key (rubric_id, kind, value)
      );
      create index rubric_shares_viewer on rubric_shares (kind, value, rubric_id);

      create index rubrics_for_everyone on rubrics (created_at desc) where is_public or type = 'platform';
      alter table rubrics add constraint rubrics_platform_has_no_owner
        check ((type = 'platform') = (user_id is null));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rubrics drop constraint rubrics_platform_has_no_owner;
      drop index rubrics_for_everyone;
      drop table rubric_shares;
    `);
  }
}
