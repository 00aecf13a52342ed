import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../../src/database/embedded/embedded-postgres';
import { findRunningServer } from '../../src/database/embedded/postmaster';
import { cleanUpWhenWeDie } from './reaper';
import buildBackend from '../../../scripts/jest-built-backend';
import {
  dropTestDatabases,
  TEST_RUN_VARIABLE,
  TEST_RUNTIME_VARIABLE,
  TEST_SERVER_VARIABLE,
} from './test-database';

/** Set by `globalSetup`, called by `globalTeardown`: both run in the same process. */
let tearDown: () => Promise<void> = async () => undefined;

/** Fresh code for worker threads and processes, which run from `dist/`, and one PostgreSQL for the whole run: the one in TEST_DATABASE_URL, or an embedded one in a temporary folder. */
export default async function globalSetup(): Promise<void> {
  buildBackend();
  process.env[TEST_RUN_VARIABLE] = `${process.pid}_${Date.now().toString(36)}`;
  const given = process.env.TEST_DATABASE_URL;
  if (given) {
    process.env[TEST_SERVER_VARIABLE] = given;
    tearDown = () => dropTestDatabases(given);
    return;
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'marklight-api-tests-'));
  // A pooler of a test runs as PostgreSQL's user and must come through to the socket.
  await chmod(dataDir, 0o711);
  const database = await startEmbeddedPostgres({ dataDir, durable: false, log: () => undefined });
  const server = await findRunningServer(join(dataDir, 'postgres'));
  const callOff = cleanUpWhenWeDie(server ? [server.pid] : [], [dataDir]);
  process.env[TEST_SERVER_VARIABLE] = database.ownerUrl;
  process.env[TEST_RUNTIME_VARIABLE] = database.url;
  tearDown = async () => {
    await database.stop();
    callOff();
    await rm(dataDir, { recursive: true, force: true });
  };
}

export async function stopTestServer(): Promise<void> {
  await tearDown();
}
