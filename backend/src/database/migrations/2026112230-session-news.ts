import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The database itself notifies every server that a session has ended, whatever ended it: signing out, a new password,
 * an administrator, the clock. Streams open for the session then close. The notification names the person and never
 * the session, whose id is a secret.
 */
export class SessionNews2026112230000 implements MigrationInterface {
  name = 'SessionNews2026112230000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function tell_session_ended() returns trigger language plpgsql as $$
      begin
        if old.sess -> 'passport' ->> 'user' is not null then
          perform pg_notify('marklight_teacher',
            json_build_object('userId', old.sess -> 'passport' ->> 'user', 'signedOut', true)::text);
        end if;
        return null;
      end $$;
      create trigger sessions_ended after delete on sessions for each row execute function tell_session_ended();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger sessions_ended on sessions;
      drop function tell_session_ended();
    `);
  }
}
