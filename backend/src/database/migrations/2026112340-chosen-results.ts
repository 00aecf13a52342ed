import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the teacher put a result in force. For those in force now, the ledger of results has kept it. */
export class ChosenResults2026112340000 implements MigrationInterface {
  name = 'ChosenResults2026112340000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results add chosen_at timestamptz');
    await runner.query(`
      update grading_results result set chosen_at = last.happened_at
      from (
        select distinct on (essay_id) details ->> 'to' as id, happened_at from result_ledger
        where kind = 'changed' and details ->> 'field' = 'in_force' order by essay_id, result_ledger.id desc
      ) last
      -- Graded later, the row holds another result than the one that was chosen.
      where result.id = last.id::uuid and result.standing = 'in_force' and result.created_at <= last.happened_at
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table grading_results drop column chosen_at');
  }
}
