import { Client } from 'pg';
import { ADMIN_API, API, pathTo } from '@marklight/contracts/routes';
import { examineRole } from '../src/doctor/examine-database';
import { migrate } from '../src/database/migrate';
import { aGradedClassSet } from './factories/class-set';
import { anAdmin, aTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { createEmptyTestDatabase, type TestDatabase } from './setup/test-database';

let app: TestApp;
let product: Client;
let owner: Client;
beforeAll(async () => {
  app = await startTestApp();
  product = await connected(app.runtimeUrl);
  owner = await connected(app.databaseUrl);
});
afterAll(async () => {
  await Promise.all([product.end(), owner.end()]);
  await app.close();
});

async function connected(url: string): Promise<Client> {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
}

const NOTE = `insert into admin_audit_log (admin_email, action) values ('a@school.example', 'tried_out')`;
const DENIED = '42501';

describe('the role that the product works as', () => {
  it('is not a superuser, and cannot create roles or databases', async () => {
    const { rows } = await product.query(
      'select rolsuper, rolcreaterole, rolcreatedb, rolbypassrls from pg_roles where rolname = current_user',
    );
    expect(rows).toEqual([
      { rolsuper: false, rolcreaterole: false, rolcreatedb: false, rolbypassrls: false },
    ]);
  });

  it('owns nothing in the database', async () => {
    const { rows } = await product.query(
      `select relname from pg_class where relowner = (select oid from pg_roles where rolname = current_user)`,
    );
    expect(rows).toEqual([]);
  });

  it('grades an essay all the same: rows of every table and of the queue are its work', async () => {
    const teacher = await aTeacher(app);
    await aGradedClassSet(teacher);
    expect((await teacher.agent.get(API.results).expect(200)).body).toHaveLength(1);
  });

  it.each([
    ['add to the audit log', NOTE],
    ['read it', 'select count(*) from admin_audit_log'],
  ])('may %s', async (_, statement) => {
    await expect(product.query(statement)).resolves.toBeDefined();
  });

  it.each([
    ['change the audit log', `update admin_audit_log set action = 'nothing'`],
    ['remove from it', 'delete from admin_audit_log'],
    ['empty it', 'truncate admin_audit_log'],
    ['take its guard away', 'alter table admin_audit_log disable trigger all'],
    ['switch the guard off for itself', `set session_replication_role = 'replica'`],
    [
      'give itself the right',
      `grant update on admin_audit_log to current_user; update admin_audit_log set action = 'nothing'`,
    ],
    ['become the owner', 'set role marklight'],
    ['change a table', 'alter table essays add column motto text'],
    ['drop a table', 'drop table essays'],
    ['pretend that a migration has not run', 'delete from migrations'],
  ])('may not %s', async (_, statement) => {
    await expect(product.query(statement)).rejects.toMatchObject({ code: DENIED });
  });

  it('gets its rights to a new table with the migrations', async () => {
    await owner.query('create table public.brand_new (id integer)');
    await expect(product.query('select from brand_new')).rejects.toMatchObject({ code: DENIED });
    await migrate(app.databaseUrl, app.runtimeUrl);
    await expect(product.query('select from brand_new')).resolves.toMatchObject({ rowCount: 0 });
    await owner.query('drop table brand_new');
  });
});

describe('the audit log', () => {
  it.each([
    ['changed', `update admin_audit_log set action = 'nothing'`],
    ['shortened', 'delete from admin_audit_log'],
    ['emptied', 'truncate admin_audit_log'],
    ['emptied with what refers to it', 'truncate users cascade; truncate admin_audit_log cascade'],
  ])('is not %s by its owner either', async (_, statement) => {
    await expect(owner.query(statement)).rejects.toThrow(
      /the (audit log|ledger of results) is only added to/,
    );
  });

  it('keeps what an administrator did when the account is deleted', async () => {
    await anAdmin(app);
    const [leaving, teacher] = [await anAdmin(app), await aTeacher(app)];
    await leaving.agent
      .post(pathTo(ADMIN_API.extendTrial, { id: teacher.id }))
      .send({ reason: 'Asked for', version: 1, days: 3 })
      .expect(200);
    await owner.query('delete from users where id = $1', [leaving.id]);
    const { rows } = await owner.query(
      'select admin_email, action from admin_audit_log where admin_id = $1',
      [leaving.id],
    );
    expect(rows).toEqual([{ admin_email: leaving.email, action: 'trial_extended' }]);
  });
});

describe('the doctor', () => {
  it('distinguishes an ordinary role from one that owns the tables and from a superuser', async () => {
    expect(await examineRole(product)).toMatchObject({ verdict: 'ok' });
    expect(await examineRole(owner)).toMatchObject({
      verdict: 'note',
      words: expect.stringContaining('could change the audit log') as string,
    });
    await owner.query('begin');
    try {
      // What the doctor asks of pg_roles, with an answer that this server's roles do not give.
      await owner.query(
        `create temporary view pg_roles as select oid, rolname, true as rolsuper from pg_catalog.pg_roles`,
      );
      await owner.query('set local search_path = pg_temp, pg_catalog, public');
      expect(await examineRole(owner)).toMatchObject({ verdict: 'problem' });
    } finally {
      await owner.query('rollback');
    }
  });
});

describe('a database of one role, as DATABASE_URL alone gives it', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createEmptyTestDatabase();
  });
  afterAll(() => database.drop());

  it('is migrated and used by that role, as ever', async () => {
    await migrate(database.url);
    await migrate(database.url);
    const client = await connected(database.url);
    await client.query(NOTE);
    await expect(client.query('delete from admin_audit_log')).rejects.toThrow('only added to');
    await client.end();
  });
});
