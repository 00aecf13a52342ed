import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many event streams each account has open at each server, so that the bound holds for all servers together.
 * Unlogged: after a crash of the database every stream is opened again.
 */
export class EventStreams2026112246000 implements MigrationInterface {
  name = 'EventStreams2026112246000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create unlogged table event_streams (
        user_id uuid not null references users on delete cascade,
        -- The server process, by the id it gave itself at its start.
        server uuid not null,
        open integer not null,
        -- A process that died cannot remove its streams: rows that are not refreshed do not count.
        seen_at timestamptz not null default now(),
        primary key (user_id, server)
      );
      create index event_streams_server on event_streams (server);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table event_streams');
  }
}
