import type { EntityManager } from 'typeorm';

/** Makes other changes of this teacher's samples wait until the transaction ends. */
export async function lockTeacher(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select from users where id = $1 for update', [userId]);
}

/** Deletes them permanently, deleted ones included, with the essays' results. */
export async function removeSamples(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('delete from essays where user_id = $1 and is_sample', [userId]);
  await manager.query('delete from criteria where user_id = $1 and is_sample', [userId]);
}
