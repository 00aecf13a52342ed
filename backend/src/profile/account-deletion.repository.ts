import type { EntityManager } from 'typeorm';

export async function removeGradingJobs(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('delete from grading_jobs where user_id = $1', [userId]);
}
