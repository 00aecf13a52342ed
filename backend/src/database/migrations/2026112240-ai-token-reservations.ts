import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Tokens set aside for calls that are being made, so that many parallel calls cannot together pass a teacher's
 * monthly cap.
 */
export class AiTokenReservations2026112240000 implements MigrationInterface {
  name = 'AiTokenReservations2026112240000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table ai_token_reservations (
        id bigint generated always as identity primary key,
        user_id uuid not null references users on delete cascade,
        tokens integer not null,
        -- A process that died cannot give its tokens back.
        expires_at timestamptz not null
      );
      create index ai_token_reservations_user on ai_token_reservations (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table ai_token_reservations');
  }
}
