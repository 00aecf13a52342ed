import type { EntityManager } from 'typeorm';

/** Deletes, so that they can be restored, the teacher's essays that are not reviewed, and all criteria sets that they uploaded. */
export async function deleteWorkingSet(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(
    `update essays set deleted_at = now() where user_id = $1 and deleted_at is null and status <> 'reviewed'`,
    [userId],
  );
  await manager.query(
    `update criteria set deleted_at = now() where user_id = $1 and deleted_at is null and not for_assignments`,
    [userId],
  );
}
