import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Handwriting is read by a model of the AI service, where an administrator allows it. */
export class Handwriting2026112760000 implements MigrationInterface {
  name = 'Handwriting2026112760000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- One row: whether pictures of pages may be sent to the AI service.
      create table handwriting_setting (
        only_row boolean primary key default true check (only_row),
        allowed boolean not null default false
      );
      insert into handwriting_setting default values;
      -- Whether a model sees pictures, tried once.
      create table picture_trials (
        service text not null,
        model text not null,
        sees boolean not null,
        tried_at timestamptz not null default now(),
        primary key (service, model)
      );
      -- What recognition found may be handwriting, and a model is still to read it.
      alter table scanned_pages add column to_model boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table scanned_pages drop column to_model;
      drop table picture_trials;
      drop table handwriting_setting;
    `);
  }
}
