import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { LOCKS } from '../../src/database/locks';
import { until } from './until';

export const TEST_SERVER_VARIABLE = 'MARKLIGHT_TEST_PG';
/** Address of the same server for the role that the product works as. */
export const TEST_RUNTIME_VARIABLE = 'MARKLIGHT_TEST_PG_RUNTIME';
export const TEST_RUN_VARIABLE = 'MARKLIGHT_TEST_RUN';

export interface TestDatabase {
  /** Of the role that owns the tables, for what tests do themselves. */
  url: string;
  /** Of the role that the product works as. */
  runtimeUrl: string;
  /** Ends every connection to it and removes it. */
  drop(): Promise<void>;
}

const OBJECT_IN_USE = '55006';
const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * A fresh, migrated database for one suite. The first suite of a run migrates a template; the others copy
 * it, which takes about 20 ms.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const template = await templateDatabase();
  const name = `${prefix()}_${randomBytes(6).toString('hex')}`;
  await createFrom(template, name);
  return {
    url: urlOf(name),
    runtimeUrl: urlOf(name, runtimeServerUrl()),
    drop: () => withServer((server) => dropDatabase(server, name)),
  };
}

/** An empty database without any table, for tests of the migrations themselves. */
export async function createEmptyTestDatabase(): Promise<TestDatabase> {
  const name = `${prefix()}_${randomBytes(6).toString('hex')}`;
  await withServer((server) => server.query(`create database ${name}`));
  return {
    url: urlOf(name),
    runtimeUrl: urlOf(name, runtimeServerUrl()),
    drop: () => withServer((server) => dropDatabase(server, name)),
  };
}

/** Removes what this run left on a server that stays. */
export async function dropTestDatabases(serverUrl: string): Promise<void> {
  const server = new Client({ connectionString: serverUrl });
  await server.connect();
  try {
    const found = await server.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix()],
    );
    for (const { datname } of found.rows) await dropDatabase(server, datname);
  } finally {
    await server.end();
  }
}

/**
 * Ends every connection to it first. Where the superuser's autovacuum is among them, our role may not end it by force; a
 * plain drop ends it itself, and waits a few seconds for the others.
 */
async function dropDatabase(server: Client, name: string): Promise<void> {
  try {
    await server.query(`drop database if exists ${name} with (force)`);
  } catch (error) {
    if ((error as { code?: string }).code !== INSUFFICIENT_PRIVILEGE) throw error;
    await server.query(`drop database if exists ${name}`);
  }
}

function prefix(): string {
  return `marklight_test_${process.env[TEST_RUN_VARIABLE] ?? process.pid}`;
}

function serverUrl(): string {
  const url = process.env[TEST_SERVER_VARIABLE];
  if (!url) throw new Error('No test server: run through jest, whose global set-up starts it.');
  return url;
}

function runtimeServerUrl(): string {
  return process.env[TEST_RUNTIME_VARIABLE] ?? serverUrl();
}

function urlOf(database: string, server = serverUrl()): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

async function withServer<T>(work: (server: Client) => Promise<T>): Promise<T> {
  const server = new Client({ connectionString: serverUrl() });
  await server.connect();
  try {
    return await work(server);
  } finally {
    await server.end();
  }
}

async function templateDatabase(): Promise<string> {
  const name = `${prefix()}_template`;
  const unfinished = `${name}_new`;
  await withServer(async (server) => {
    await server.query('select pg_advisory_lock($1)', [LOCKS.testTemplate]);
    const found = await server.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount) return;
    await dropDatabase(server, unfinished);
    await server.query(`create database ${unfinished}`);
    const { migrate } = await import('../../src/database/migrate');
    await migrate(urlOf(unfinished), urlOf(unfinished, runtimeServerUrl()));
    // Under its final name only when complete: a failed migration is tried again by the next suite.
    await whenUnused(() => server.query(`alter database ${unfinished} rename to ${name}`));
  });
  return name;
}

async function createFrom(template: string, name: string): Promise<void> {
  await whenUnused(() =>
    withServer((server) => server.query(`create database ${name} template ${template}`)),
  );
}

/** The sessions of the database's last users take a moment to end. */
async function whenUnused(statement: () => Promise<unknown>): Promise<void> {
  await until(async () => {
    try {
      await statement();
      return true;
    } catch (error) {
      if ((error as { code?: string }).code !== OBJECT_IN_USE) throw error;
      return false;
    }
  });
}
