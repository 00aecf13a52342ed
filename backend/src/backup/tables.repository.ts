import type { ClientBase } from 'pg';
import {
  from as copyFrom,
  to as copyTo,
  type CopyStreamQuery,
  type CopyToStreamQuery,
} from 'pg-copy-streams';
import type { BackupTail, CopiedTable, TableSum } from './backup-file';

/** Our own tables, and the queue's: a job that waits is work that was promised. */
export const SCHEMAS = ['public', 'graphile_worker'];
/** The queue keeps its own version there; its own migrations write it. */
const NOT_COPIED = ['"graphile_worker"."migrations"'];

/** Every table with our data, those that others refer to first. */
export async function copiedTables(client: ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<CopiedTable & { oid: number }>(
    `select c.oid::int as oid, format('"%s"."%s"', replace(n.nspname, '"', '""'), replace(c.relname, '"', '""')) as name,
       string_agg(format('"%s"', replace(a.attname, '"', '""')), ',' order by a.attnum) as columns
     from pg_class c
     join pg_namespace n on n.oid = c.relnamespace
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
     group by c.oid, n.nspname, c.relname
     order by n.nspname desc, c.relname`,
    [SCHEMAS],
  );
  const references = await client.query<{ from: number; to: number }>(
    `select conrelid::int as from, confrelid::int as to from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  const tables = rows.filter(({ name }) => !NOT_COPIED.includes(name));
  return inOrder(tables, references.rows).map(({ name, columns }) => ({ name, columns }));
}

/** Depth first along the references; a circular reference, which we do not have, would be cut at some point. */
function inOrder<T extends { oid: number }>(tables: T[], references: { from: number; to: number }[]): T[] {
  const byOid = new Map(tables.map((table) => [table.oid, table]));
  const ordered = new Set<T>();
  const seen = new Set<T>();
  const visit = (table: T) => {
    if (seen.has(table)) return;
    seen.add(table);
    for (const { from, to } of references) {
      const other = from === table.oid ? byOid.get(to) : undefined;
      if (other) visit(other);
    }
    ordered.add(table);
  };
  tables.forEach(visit);
  return [...ordered];
}

/**
 * The table's checksum: its number of rows, and the sum of 60 bits of each row's MD5, which does not depend on their
 * order. Equal tables have equal sums; two different tables agree by chance once in 2^60.
 */
export async function tableSum(client: ClientBase, { name, columns }: CopiedTable): Promise<TableSum> {
  const { rows } = await client.query<{ rows: string; sum: string }>(
    `select count(*) as rows,
       coalesce(sum(('x' || left(md5(row(${columns})::text), 15))::bit(60)::bigint::numeric), 0)::text as sum
     from ${name}`,
  );
  return { rows: Number(rows[0]?.rows), sum: rows[0]?.sum ?? '' };
}

/** The last value of each sequence of the copied schemas. */
export async function sequenceValues(client: ClientBase): Promise<BackupTail['sequences']> {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where schemaname = any ($1) order by 1`,
    [SCHEMAS],
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Everything in a database that a backup must restore: equal for equal databases. */
export async function contentsOf(client: ClientBase): Promise<BackupTail> {
  const tables: BackupTail['tables'] = {};
  for (const table of await copiedTables(client)) tables[table.name] = await tableSum(client, table);
  return { tables, sequences: await sequenceValues(client) };
}

/** Rows must read the same on every server, whatever its settings are. */
export const SAME_EVERYWHERE = `
  set timezone = 'UTC';
  set datestyle = 'ISO, MDY';
  set intervalstyle = 'postgres';
  set bytea_output = 'hex';
  set extra_float_digits = 1;
  set client_encoding = 'UTF8';
  set statement_timeout = 0;
  set idle_in_transaction_session_timeout = 0`;

/** Makes the connection write and read values in one form, whatever the server's settings are. */
export async function readAlikeEverywhere(client: ClientBase): Promise<void> {
  await client.query(SAME_EVERYWHERE);
}

/** Begins a transaction that sees the database as it is now. */
export async function beginSnapshot(client: ClientBase): Promise<void> {
  await client.query('begin isolation level repeatable read, read only');
}

export async function begin(client: ClientBase): Promise<void> {
  await client.query('begin');
}

export async function commit(client: ClientBase): Promise<void> {
  await client.query('commit');
}

export async function rollback(client: ClientBase): Promise<void> {
  await client.query('rollback');
}

/** The table's rows as COPY writes them. */
export function copyOut(client: ClientBase, { name, columns }: CopiedTable): CopyToStreamQuery {
  return client.query(copyTo(`COPY ${name} (${columns}) TO STDOUT`));
}

/** Loads rows as COPY writes them. */
export function copyIn(client: ClientBase, { name, columns }: CopiedTable): CopyStreamQuery {
  return client.query(copyFrom(`COPY ${name} (${columns}) FROM STDIN`));
}

/** Empties the tables and disables our triggers until `enableTriggers`. */
export async function emptyWithoutTriggers(client: ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  await client.query(`truncate ${names.join(', ')}`);
}

export async function enableTriggers(client: ClientBase, names: readonly string[]): Promise<void> {
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
}

/** Sets sequences back to their values; null stands for one that was never used. */
export async function setSequences(client: ClientBase, sequences: BackupTail['sequences']): Promise<void> {
  for (const [name, value] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, coalesce($2::bigint, 1), $2::bigint is not null)', [
      name,
      value,
    ]);
  }
}
