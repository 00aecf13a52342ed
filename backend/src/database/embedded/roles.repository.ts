import type { Client } from 'pg';
import { codeOf } from './embedded-postgres-error';

/** Makes a role that may sign in. @param rights further words of CREATE ROLE, of ours */
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
