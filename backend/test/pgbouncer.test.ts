import { API } from '@marklight/contracts/routes';
import { restoreBackup } from '../src/backup/restore-backup';
import { makeBackup } from '../src/backup/make-backup';
import { checkAddresses } from '../src/database/check-addresses';
import { DatabaseUrl } from '../src/database/database-url';
import { isTransactionPooled } from '../src/database/pooler';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { aGradedClassSet } from './factories/class-set';
import { aTeacher } from './factories/people';
import { hasPgBouncer, startPgBouncer, type PgBouncer } from './setup/pgbouncer';
import { startTestApp, type TestApp } from './setup/test-app';
import { createTestDatabase, type TestDatabase } from './setup/test-database';

// check-addresses.spec.ts and data-source.spec.ts hold the same rules where PgBouncer is not installed.
const withPgBouncer = hasPgBouncer ? describe : describe.skip;

withPgBouncer('PgBouncer', () => {
  let database: TestDatabase;
  let other: TestDatabase;
  let pooler: PgBouncer;
  let sessions: PgBouncer;
  beforeAll(async () => {
    [database, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
    pooler = await startPgBouncer(database.runtimeUrl, 'transaction');
    sessions = await startPgBouncer(database.runtimeUrl, 'session');
  });
  afterAll(async () => {
    await Promise.all([pooler.stop(), sessions.stop()]);
    await Promise.all([database.drop(), other.drop()]);
  });

  it('is distinguished from a server by its mode', async () => {
    expect(await isTransactionPooled(pooler.url)).toBe(true);
    expect(await isTransactionPooled(sessions.url)).toBe(false);
    expect(await isTransactionPooled(database.runtimeUrl)).toBe(false);
  });

  it('in transaction mode is refused with a message if no address bypasses it', async () => {
    await expect(checkAddresses(new DatabaseUrl(pooler.url), undefined)).rejects.toThrow(
      /^DATABASE_URL goes through a connection pooler .* Set DATABASE_DIRECT_URL/,
    );
    await expect(checkAddresses(new DatabaseUrl(pooler.url, pooler.url), undefined)).rejects.toThrow(
      'DATABASE_URL goes through a connection pooler',
    );
    await expect(checkAddresses(new DatabaseUrl(database.runtimeUrl), pooler.url)).rejects.toThrow(
      'DATABASE_OWNER_URL goes through a connection pooler',
    );
  });

  it('is accepted with an address that bypasses it, and in session mode as it is', async () => {
    await checkAddresses(new DatabaseUrl(pooler.url, database.runtimeUrl), database.url);
    await checkAddresses(new DatabaseUrl(sessions.url), undefined);
  });

  it('is refused if the bypass leads to another database', async () => {
    await expect(checkAddresses(new DatabaseUrl(pooler.url, other.runtimeUrl), undefined)).rejects.toThrow(
      'DATABASE_DIRECT_URL leads to a different database',
    );
  });

  describe('in transaction mode, with the product behind it', () => {
    let app: TestApp;
    let behind: PgBouncer | undefined;
    let folder: string;
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'marklight-pooled-'));
      app = await startTestApp({
        databaseAt: async (url) => {
          behind = await startPgBouncer(url, 'transaction');
          return new DatabaseUrl(behind.url, url);
        },
      });
    });
    afterAll(async () => {
      await behind?.stop();
      await app.close();
      await rm(folder, { recursive: true, force: true });
    });

    it('does the main job for several teachers in parallel', async () => {
      const teachers = await Promise.all([aTeacher(app), aTeacher(app), aTeacher(app)]);
      for (const teacher of teachers) await aGradedClassSet(teacher, 2);
      for (const teacher of teachers) {
        expect((await teacher.agent.get(API.results).expect(200)).body).toHaveLength(2);
        await teacher.agent.get('/api/export/reports').expect(200);
      }
    });

    it('is seen to be running by a restore', async () => {
      const file = join(folder, 'backup.sql.gz');
      await makeBackup(app.databaseUrl, file);
      await expect(restoreBackup(app.databaseUrl, file, { replace: true })).rejects.toThrow('is running');
    });
  });
});
