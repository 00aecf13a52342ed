import type { ClientBase } from 'pg';
import { escapeIdentifier, escapeLiteral } from 'pg';

/** Tables that the product may only add to and read, so that an intruder cannot do more. */
export const APPEND_ONLY_TABLES = ['admin_audit_log', 'result_ledger'] as const;
/** Tables that only migrations write. */
const READ_ONLY_TABLES = ['migrations'] as const;

/** The role that a connection works as. */
export async function currentRole(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ role: string }>('select current_user as role');
  return rows[0]?.role ?? '';
}

/** Whether the cluster has a role of that name, and whether the connection's own role may make one. */
export async function roleFacts(
  client: ClientBase,
  role: string,
): Promise<{ exists: boolean; mayCreate: boolean }> {
  const { rows } = await client.query<{ exists: boolean; mayCreate: boolean }>(
    `select exists (select from pg_roles where rolname = $1) as exists,
       rolsuper or rolcreaterole as "mayCreate"
     from pg_roles where rolname = current_user`,
    [role],
  );
  return rows[0] ?? { exists: false, mayCreate: false };
}

export async function createRole(client: ClientBase, role: string, password: string): Promise<void> {
  await client.query(`create role ${escapeIdentifier(role)} login password ${escapeLiteral(password)}`);
}

/**
 * Lets a role work with the rows of our tables and of the queue's, and with nothing else: it cannot change tables,
 * nor change what is in the audit log or the ledger of results. May be repeated; run as the owner of the tables.
 */
export async function grantRuntime(client: ClientBase, role: string): Promise<void> {
  const name = escapeIdentifier(role);
  const appendOnly = APPEND_ONLY_TABLES.join(', ');
  const readOnly = READ_ONLY_TABLES.join(', ');
  await client.query(`
    grant usage on schema public, graphile_worker to ${name};
    grant select, insert, update, delete on all tables in schema public, graphile_worker to ${name};
    grant usage, select on all sequences in schema public, graphile_worker to ${name};
    grant execute on all functions in schema public, graphile_worker to ${name};
    revoke update, delete, truncate on ${appendOnly} from ${name};
    revoke insert, update, delete, truncate on ${readOnly}, graphile_worker.migrations from ${name};
  `);
  for (const table of await tablesWithRowSecurity(client)) {
    await client.query(`
      drop policy if exists marklight_runtime on ${table};
      create policy marklight_runtime on ${table} to ${name} using (true) with check (true);
    `);
  }
}

/** The queue hides its rows from everyone but their owner. */
async function tablesWithRowSecurity(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'graphile_worker' and c.relrowsecurity`,
  );
  return rows.map(({ name }) => name);
}

export interface RoleRights {
  role: string;
  isSuperuser: boolean;
  /** By a right, or because it owns the table and may grant itself any. */
  mayChangeAuditLog: boolean;
}

/** How much damage the connection's role could do. */
export async function rightsOfRole(client: ClientBase): Promise<RoleRights> {
  const { rows } = await client.query<RoleRights>(
    `select current_user as role, r.rolsuper as "isSuperuser",
       bool_or(has_table_privilege(c.oid, 'update, delete, truncate') or pg_has_role(c.relowner, 'usage'))
         as "mayChangeAuditLog"
     from pg_roles r, pg_class c
     where r.rolname = current_user and c.oid = any ($1::regclass[])
     group by r.rolsuper`,
    [APPEND_ONLY_TABLES],
  );
  return rows[0] ?? { role: '', isSuperuser: false, mayChangeAuditLog: false };
}
