import type { MigrationInterface, QueryRunner } from 'typeorm';

const RECORDS = { result_ledger: 'happened_at', admin_audit_log: 'created_at' } as const;

/**
 * The records that are only added to say when each entry came, whatever time it was given: otherwise whoever may add one
 * could write it into the past. A restore loads the times as they were, without triggers.
 */
export class TimesOfEntries2026112570000 implements MigrationInterface {
  name = 'TimesOfEntries2026112570000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, column] of Object.entries(RECORDS))
      await runner.query(`
        create function time_entry_of_${table}() returns trigger language plpgsql as $$
        begin
          new.${column} := now();
          return new;
        end $$;
        create trigger ${table}_timed before insert on ${table}
          for each row execute function time_entry_of_${table}();
      `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(RECORDS))
      await runner.query(`
        drop trigger ${table}_timed on ${table};
        drop function time_entry_of_${table};
      `);
  }
}
