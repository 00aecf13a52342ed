import type { Client } from 'pg';
import { codeOf } from '../../common/code-of';

/** Key of the advisory lock that every process using the embedded server holds in shared mode. */
export const EMBEDDED_SERVER_LOCK = 7_274_002;

export async function shareServer(client: Client): Promise<void> {
  await client.query('select pg_advisory_lock_shared($1)', [EMBEDDED_SERVER_LOCK]);
}

/** Releases the shared lock and asks for the exclusive one. @returns whether nobody else has a share */
export async function leaveServer(client: Client): Promise<boolean> {
  await client.query('select pg_advisory_unlock_shared($1)', [EMBEDDED_SERVER_LOCK]);
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
    EMBEDDED_SERVER_LOCK,
  ]);
  return rows[0]?.alone === true;
}

/** Makes a role that may sign in. @param rights further options of CREATE ROLE, as fixed SQL */
export async function createLogin(
  client: Client,
  role: string,
  rights: string,
  password: string,
): Promise<void> {
  const secret = client.escapeLiteral(password);
  await unlessThere(client.query(`create role ${role} login ${rights} password ${secret}`));
}

export async function createDatabase(client: Client, name: string, owner: string): Promise<void> {
  await unlessThere(client.query(`create database ${name} owner ${owner}`));
}

/** Another process that starts at the same time may have made it: duplicate role, database, or their row. */
async function unlessThere(statement: Promise<unknown>): Promise<void> {
  await statement.catch((error: unknown) => {
    if (!['42710', '42P04', '23505'].includes(codeOf(error) ?? '')) throw error;
  });
}
