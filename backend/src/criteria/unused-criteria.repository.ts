import { UNUSED_CRITERIA_KEPT_DAYS } from '@marklight/contracts/business';
import type { DataSource } from 'typeorm';

const TOGETHER = 100;

/** Deleted, or a copy made for essays that were then not graded by it: nobody can find it, and no result is based on it. */
const IS_UNUSED = `not exists (select from grading_results where criteria_id = one.id)
  and not exists (select from grading_jobs where criteria_id = one.id)
  and not exists (select from assignments where criteria_id = one.id)`;

/** Removes for good the criteria sets that nothing has used for long. @returns how many */
export async function removeUnusedCriteria(dataSource: DataSource): Promise<number> {
  for (let total = 0; ;) {
    const removed = await dataSource.transaction(async (manager) => {
      // A grading that starts by one of these holds its row, which is then passed over.
      const locked = await manager.query<{ id: string }[]>(
        `select one.id from criteria one
         where coalesce(one.deleted_at, case when one.for_assignments then one.uploaded_at end)
             < now() - make_interval(days => $1) and ${IS_UNUSED}
         limit $2 for update skip locked`,
        [UNUSED_CRITERIA_KEPT_DAYS, TOGETHER],
      );
      // Looked at once more under the lock: one may have been used between the two.
      const [, count] = await manager.query<[unknown, number]>(
        `delete from criteria one where id = any($1::uuid[]) and ${IS_UNUSED}`,
        [locked.map(({ id }) => id)],
      );
      return count;
    });
    total += removed;
    if (removed < TOGETHER) return total;
  }
}
