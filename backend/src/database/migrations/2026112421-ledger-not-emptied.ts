import type { MigrationInterface, QueryRunner } from 'typeorm';

/** TRUNCATE fires no row trigger, so the owner of the tables could empty the ledger of results with one statement. */
export class LedgerNotEmptied2026112421000 implements MigrationInterface {
  name = 'LedgerNotEmptied2026112421000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function refuse_ledger_truncate() returns trigger language plpgsql as $$
      begin
        raise exception 'the ledger of results is only added to' using errcode = 'insufficient_privilege';
      end $$;
      create trigger result_ledger_not_emptied before truncate on result_ledger
        for each statement execute function refuse_ledger_truncate();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger result_ledger_not_emptied on result_ledger;
      drop function refuse_ledger_truncate;
    `);
  }
}
