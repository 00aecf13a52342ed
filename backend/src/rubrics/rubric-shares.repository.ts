import type { EntityManager } from 'typeorm';

/** Until the transaction ends, other changes of whom this rubric is shared with wait. */
export async function lockRubric(manager: EntityManager, rubricId: string): Promise<void> {
  await manager.query('select 1 from rubrics where id = $1 for update', [rubricId]);
}
