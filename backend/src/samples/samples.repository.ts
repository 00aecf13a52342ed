import type { EntityManager } from 'typeorm';

/** Until the transaction ends, other changes of this teacher's samples wait. */
export async function lockTeacher(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('select from users where id = $1 for update', [userId]);
}

/** For good, deleted ones included, with the results that go with the essays. */
export async function removeSamples(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('delete from essays where user_id = $1 and is_sample', [userId]);
  await manager.query('delete from criteria where user_id = $1 and is_sample', [userId]);
}
