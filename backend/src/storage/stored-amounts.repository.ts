import type { DataSource, EntityManager } from 'typeorm';
import { throughDeadlocks } from '../database/deadlocks';

/** As `stored_amounts` names them: the tables that triggers count. */
export type StoredKind = 'essays' | 'criteria' | 'rubrics' | 'classes' | 'assignments' | 'results';

export interface StoredAmounts {
  /** Of the kind asked for. */
  items: number;
  /** Of texts of all kinds together. */
  bytes: number;
}

/**
 * What the account stores. In a transaction that has stored something of that kind, others that store more of it
 * wait, so that its number is exact; but not for results, which are limited by their text only.
 */
export async function storedAmounts(
  manager: EntityManager,
  userId: string,
  kind: StoredKind,
): Promise<StoredAmounts> {
  const [row] = await manager.query<[StoredAmounts]>(
    `select coalesce(sum(items) filter (where kind = $2), 0)::int as items, coalesce(sum(bytes), 0)::float8 as bytes
     from (
       select kind, items, bytes from stored_amounts where user_id = $1
       union all
       select 'results', items, bytes from stored_result_changes where user_id = $1
     ) stored`,
    [userId, kind],
  );
  return row;
}

const ADDED_TOGETHER = 10_000;

/**
 * Adds the changes of results up, so that few rows are read where room is asked for. Several servers may do so at a time.
 * Accounts that another transaction has locked are left for the next time.
 */
export async function addUpResultChanges(dataSource: DataSource): Promise<void> {
  await dataSource.query(
    'delete from stored_result_changes where not exists (select from users where users.id = user_id)',
  );
  for (let added = ADDED_TOGETHER; added === ADDED_TOGETHER;)
    added = await throughDeadlocks(() => addSomeUp(dataSource));
}

async function addSomeUp(dataSource: DataSource): Promise<number> {
  const [{ n }] = await dataSource.query<[{ n: number }]>(
    `with oldest as (
       select id, user_id from stored_result_changes order by id limit $1 for update skip locked
     ), account as (
       select id from users where id in (select user_id from oldest) for key share skip locked
     ), taken as (
       delete from stored_result_changes change using oldest, account
       where change.id = oldest.id and oldest.user_id = account.id
       returning change.user_id, change.items, change.bytes
     ), added as (
       insert into stored_amounts as s (user_id, kind, items, bytes)
         select user_id, 'results', sum(items), sum(bytes) from taken group by user_id order by user_id
       on conflict (user_id, kind) do update
         set items = s.items + excluded.items, bytes = s.bytes + excluded.bytes
     )
     select count(*)::int as n from taken`,
    [ADDED_TOGETHER],
  );
  return n;
}
