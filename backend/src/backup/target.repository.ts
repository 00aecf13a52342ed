import type { ClientBase } from 'pg';
import { SCHEMAS } from './tables.repository';

/** True if no table of ours has a row, except the list of migrations and the rows that they insert. */
export async function isEmpty(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.users') is not null as there`,
  );
  if (!rows[0]?.there) return true;
  const people = await client.query<{ there: boolean }>('select exists (select from users) as there');
  return people.rows[0]?.there !== true;
}

/** True if a Marklight server or worker has a connection open; a pooler's leftover connections do not count. */
export async function isInUse(client: ClientBase): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from pg_stat_activity
     where datname = current_database() and application_name in ('marklight', 'marklight-listen') and pid <> pg_backend_pid()`,
  );
  return (rowCount ?? 0) > 0;
}

/** Drops everything that belongs to us: the queue's schema, and the tables and functions of `public` that we own. */
export async function emptyDatabase(client: ClientBase): Promise<void> {
  const [own, queue] = SCHEMAS as [string, string];
  await client.query(`drop schema if exists ${queue} cascade`);
  const { rows } = await client.query<{ statement: string }>(
    `select format('drop table if exists %I.%I cascade', schemaname, tablename) as statement
       from pg_tables where schemaname = $1
     union all
     select format('drop function if exists %s cascade', p.oid::regprocedure)
       from pg_proc p join pg_namespace n on n.oid = p.pronamespace
       where n.nspname = $1 and pg_get_userbyid(p.proowner) = current_user
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    [own],
  );
  for (const { statement } of rows) await client.query(statement);
}
