import type { Client } from 'pg';
import { StartError } from '../common/start-error';
import type { DatabaseUrl } from './database-url';
import { connectionProblem } from './connection-problem';
import { codeOf } from '../common/code-of';
import { isSameDatabase, isTransactionPooled, withClient } from './pooler';
import { createRole, roleFacts } from './runtime-role.repository';

/**
 * Makes sure that all given addresses lead to one database, and that the direct ones bypass any pooler. Creates the
 * role of DATABASE_URL if it is missing and the owner may create one.
 * @throws StartError with a message for the person who runs the server
 */
export async function checkAddresses(url: DatabaseUrl, ownerUrl: string | undefined): Promise<void> {
  if (ownerUrl) {
    await explained(ownerUrl, 'DATABASE_OWNER_URL', () => requireDirect(ownerUrl, 'DATABASE_OWNER_URL'));
    await makeMissingRole(url, ownerUrl);
  }
  if (url.isPooled) {
    await explained(url.direct, 'DATABASE_DIRECT_URL', () =>
      requireDirect(url.direct, 'DATABASE_DIRECT_URL'),
    );
    await explained(url.value, 'DATABASE_URL', () => withClient(url.value, () => Promise.resolve()));
    await requireSame(url.value, url.direct, 'DATABASE_DIRECT_URL');
  } else {
    await explained(url.value, 'DATABASE_URL', () => requireDirect(url.value, 'DATABASE_URL'));
  }
  if (ownerUrl) await requireSame(url.direct, ownerUrl, 'DATABASE_OWNER_URL');
}

/** Runs work that connects to an address, and explains a failure to connect. @throws StartError */
export async function explained<T>(address: string, variable: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    const problem = connectionProblem(cause, address, variable);
    throw problem === null ? cause : new StartError(problem, { cause });
  }
}

async function requireDirect(address: string, variable: string): Promise<void> {
  if (!(await isTransactionPooled(address))) return;
  throw new StartError(
    variable === 'DATABASE_URL'
      ? 'DATABASE_URL goes through a connection pooler in transaction mode. Set ' +
          'DATABASE_DIRECT_URL to an address that bypasses it.'
      : `${variable} goes through a connection pooler in transaction mode. Give the ` +
          'address of PostgreSQL itself.',
  );
}

async function requireSame(one: string, other: string, variable: string): Promise<void> {
  if (await isSameDatabase(one, other)) return;
  throw new StartError(
    `${variable} leads to a different database from DATABASE_URL. Both must name the same one.`,
  );
}

async function makeMissingRole(url: DatabaseUrl, ownerUrl: string): Promise<void> {
  const { username, password } = new URL(url.value);
  const role = decodeURIComponent(username);
  try {
    await withClient(url.direct, () => Promise.resolve());
  } catch (error) {
    // An unknown role reads like a wrong password, so that nobody can find out which roles there are.
    if (codeOf(error) !== '28P01' && codeOf(error) !== '28000') return;
    await withClient(ownerUrl, (owner) => makeRole(owner, role, decodeURIComponent(password)));
  }
}

async function makeRole(owner: Client, role: string, password: string): Promise<void> {
  const { exists, mayCreate } = await roleFacts(owner, role);
  if (exists || !role || !password) return;
  if (!mayCreate) {
    throw new StartError(
      `The database has no role ${role}, which DATABASE_URL names, and the role of DATABASE_OWNER_URL may not make ` +
        `it. Run as an administrator of the database: CREATE ROLE "${role}" LOGIN PASSWORD '…'`,
    );
  }
  await createRole(owner, role, password).catch((error: unknown) => {
    // Another process that starts at the same time was first.
    if (codeOf(error) !== '42710' && codeOf(error) !== '23505') throw error;
  });
}
