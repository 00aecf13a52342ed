import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Identifies the process of a worker's row, since process ids mean something only on one machine and in one
 * container.
 */
export class WorkerIdentity2026112210000 implements MigrationInterface {
  name = 'WorkerIdentity2026112210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table worker_processes
        add queue text not null default 'grading',
        add instance uuid,
        add machine text;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table worker_processes drop machine, drop instance, drop queue;');
  }
}
