import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An event stream is counted in one call: the account's lock, the sum over all servers and the new count. */
export class StreamTaken2026112775000 implements MigrationInterface {
  name = 'StreamTaken2026112775000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Volatile, so that the sum is read after the lock is held: it sees what the one before has counted.
      create function take_event_stream(account uuid, at_server uuid, most integer, silent interval) returns boolean
      language plpgsql as $$
      begin
        perform from users where id = account for no key update;
        insert into event_streams (user_id, server, open)
          select account, at_server, 1 where (
            select coalesce(sum(open), 0) from event_streams
            where user_id = account and seen_at > now() - silent
          ) < most
        on conflict (user_id, server) do update set open = event_streams.open + 1, seen_at = now();
        return found;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function take_event_stream');
  }
}
