import type { EntityManager } from 'typeorm';

/** As `stored_amounts` names them: the tables that triggers count. */
export type StoredKind = 'essays' | 'criteria' | 'rubrics' | 'classes' | 'assignments' | 'results';

export interface StoredAmounts {
  /** Of the kind asked for. */
  items: number;
  /** Of texts of all kinds together. */
  bytes: number;
}

/**
 * What the account stores. In a transaction that has stored something of that kind, others that store more of it wait, so
 * that its number is exact.
 */
export async function storedAmounts(
  manager: EntityManager,
  userId: string,
  kind: StoredKind,
): Promise<StoredAmounts> {
  const [row] = await manager.query<[StoredAmounts]>(
    `select coalesce(sum(items) filter (where kind = $2), 0)::int as items, coalesce(sum(bytes), 0)::float8 as bytes
     from stored_amounts where user_id = $1`,
    [userId, kind],
  );
  return row;
}
