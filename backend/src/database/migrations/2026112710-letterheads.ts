import type { MigrationInterface, QueryRunner } from 'typeorm';

/** School names and logos at the head of the sheets that students get. */
export class Letterheads2026112710000 implements MigrationInterface {
  name = 'Letterheads2026112710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table letterheads (
        user_id uuid primary key references users (id) on delete cascade,
        school_name text not null default '',
        logo bytea,
        logo_width integer,
        logo_height integer,
        logo_changed_at timestamptz,
        check (num_nulls(logo, logo_width, logo_height, logo_changed_at) in (0, 4))
      );
      -- Such files are compressed already.
      alter table letterheads alter column logo set storage external;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table letterheads');
  }
}
