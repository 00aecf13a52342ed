import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Makes the audit log append-only for everybody. Even deleting an administrator's account changes no row, although it
 * used to empty `admin_id`. Without the reference the id stays, and identifies nobody once the account is gone.
 */
export class AuditLogAppendOnly2026112215000 implements MigrationInterface {
  name = 'AuditLogAppendOnly2026112215000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table admin_audit_log drop constraint admin_audit_log_admin_id_fkey;
      create function refuse_audit_change() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is only added to' using errcode = 'insufficient_privilege';
      end $$;
      create trigger admin_audit_log_append_only before update or delete or truncate on admin_audit_log
        for each statement execute function refuse_audit_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger admin_audit_log_append_only on admin_audit_log;
      drop function refuse_audit_change;
      update admin_audit_log set admin_id = null
        where admin_id is not null and not exists (select from users where users.id = admin_id);
      alter table admin_audit_log add constraint admin_audit_log_admin_id_fkey
        foreign key (admin_id) references users on delete set null;
    `);
  }
}
