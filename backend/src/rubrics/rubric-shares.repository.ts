import type { EntityManager } from 'typeorm';

/** Makes other changes of this rubric's shares wait until the transaction ends. */
export async function lockRubric(manager: EntityManager, rubricId: string): Promise<void> {
  await manager.query('select 1 from rubrics where id = $1 for update', [rubricId]);
}
