import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Work that is begun again after its process died replaces the tokens that were set aside for its first call. */
export class AiReservationsReplaced2026112800000 implements MigrationInterface {
  name = 'AiReservationsReplaced2026112800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- A grading, or an essay whose pages are read. Null for work that nobody begins again.
      alter table ai_token_reservations add column work_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table ai_token_reservations drop column work_id');
  }
}
