import type { EntityManager } from 'typeorm';

/** The administrators who can sign in; until the transaction ends, nobody changes who they are. */
export async function lockedAdmins(manager: EntityManager): Promise<string[]> {
  const admins = await manager.query<{ id: string }[]>(
    'select id from users where is_admin and disabled_at is null order by id for no key update',
  );
  return admins.map(({ id }) => id);
}

export async function removeGradingJobs(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('delete from grading_jobs where user_id = $1', [userId]);
}
