import { readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Client } from 'pg';
import { headLine, readHead, tailLine, type BackupTail } from '../src/backup/backup-file';
import { makeBackup } from '../src/backup/make-backup';
import { inspect, restoreBackup } from '../src/backup/restore-backup';
import { contentsOf, SAME_EVERYWHERE } from '../src/backup/tables.repository';
import { migrate, migrateTo, migrationNames } from '../src/database/migrate';
import { aGradedEssay } from './factories/results';
import { aClass, anAssignment } from './factories/classes';
import { aLogo } from './factories/logos';
import { aTeacher } from './factories/people';
import { startTestApp, type TestApp } from './setup/test-app';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './setup/test-database';

let app: TestApp;
let folder: string;
const databases: TestDatabase[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklight-backup-'));
  // Without a worker, whose sign of life changes a row every few seconds.
  app = await startTestApp({ worker: false });
  await aDay();
});
afterAll(async () => {
  await app.close();
  for (const database of databases) await database.drop();
  await rm(folder, { recursive: true, force: true });
});

let files = 0;
const aFile = () => join(folder, `backup-${++files}.sql.gz`);

async function anEmptyDatabase(): Promise<string> {
  const database = await createEmptyTestDatabase();
  databases.push(database);
  return database.url;
}

async function aMigratedDatabase(): Promise<string> {
  const database = await createTestDatabase();
  databases.push(database);
  return database.url;
}

/** Two teachers' work: a logo, classes, an assignment, results, texts that are hard to carry, and a job that waits. */
async function aDay() {
  const teacher = await aTeacher(app);
  await teacher.agent
    .post('/api/user/letterhead/logo')
    .attach('logo', await aLogo(), 'crest.png')
    .expect(200);
  const aClassOfHers = await aClass(teacher, {
    name: 'Tabs\tand\\backslashes "quoted" \\. 😀',
    description: 'a\nb\r\nc',
  });
  const assignment = await anAssignment(teacher, { classId: aClassOfHers.id });
  const levels = { Thesis: 3, Evidence: 1 };
  await aGradedEssay(app, teacher, { assignmentId: assignment.id, levels, studentName: 'Zoë Ångström' });
  await aGradedEssay(app, await aTeacher(app), { assignmentId: null, levels });
  await app.database.query(`select graphile_worker.add_job('nobody_takes_this', '{"n": 1}'::json)`);
}

async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(SAME_EVERYWHERE);
    return await work(client);
  } finally {
    await client.end();
  }
}

const contents = (url: string): Promise<BackupTail> => withClient(url, contentsOf);
const rewritten = async (file: string, change: (text: string) => string) =>
  writeFile(file, gzipSync(change(gunzipSync(await readFile(file)).toString())));

describe('backup and restore', () => {
  it('gives an empty database equal tables and sequences', async () => {
    const file = aFile();
    await makeBackup(app.databaseUrl, file);
    const url = await anEmptyDatabase();
    await restoreBackup(url, file, { replace: false });
    const [before, after] = await Promise.all([contents(app.databaseUrl), contents(url)]);
    expect(after).toEqual(before);
    expect(before.tables['"public"."grading_results"']?.rows).toBe(2);
    expect(before.tables['"graphile_worker"."_private_jobs"']?.rows).toBeGreaterThan(0);
  });

  it('continues counting from the stored counts', async () => {
    const file = aFile();
    await makeBackup(app.databaseUrl, file);
    const url = await anEmptyDatabase();
    await restoreBackup(url, file, { replace: false });
    await withClient(url, async (client) => {
      const count = async () =>
        (await client.query<{ n: string }>('select sum(n) as n from essay_counts')).rows[0]?.n;
      expect(await count()).toBe('2');
      await client.query(`delete from essays where id = (select min(id::text)::uuid from essays)`);
      expect(await count()).toBe('1');
      await client.query(`insert into user_activity_log (action) values ('login')`);
    });
  });

  it('makes a file that nobody else can read', async () => {
    const file = aFile();
    await makeBackup(app.databaseUrl, file);
    expect((await stat(file)).mode & 0o077).toBe(0);
  });

  it('captures one moment of a database that is being written to', async () => {
    const file = aFile();
    let stop = false;
    const writer = (async () => {
      while (!stop) {
        // Each pair is written together, so a backup with half of one would not be of one moment.
        await app.database.query(
          `with a as (insert into user_analytics (action) values ('pair') returning 1)
           insert into user_activity_log (action) values ('pair')`,
        );
      }
    })();
    try {
      await makeBackup(app.databaseUrl, file);
    } finally {
      stop = true;
      await writer;
    }
    const url = await anEmptyDatabase();
    await restoreBackup(url, file, { replace: false });
    const pairs = await withClient(url, (client) =>
      client.query<{ a: string; b: string }>(
        `select (select count(*) from user_analytics where action = 'pair') as a,
           (select count(*) from user_activity_log where action = 'pair') as b`,
      ),
    );
    expect(pairs.rows[0]?.a).toBe(pairs.rows[0]?.b);
  });

  it('loads a backup of an older version and brings it up to date', async () => {
    const old = await anEmptyDatabase();
    await migrateTo(old, migrationNames().slice(0, 2));
    await withClient(old, (client) =>
      client.query(`insert into users (email, first_name) values ('long.ago@school.example', 'Ada')`),
    );
    const file = aFile();
    await makeBackup(old, file);
    const url = await anEmptyDatabase();
    await restoreBackup(url, file, { replace: false });
    await withClient(url, async (client) => {
      const people = await client.query<{ email: string }>('select email from users');
      expect(people.rows.map(({ email }) => email)).toEqual(['long.ago@school.example']);
      const done = await client.query<{ name: string }>('select name from migrations order by id');
      expect(done.rows.map(({ name }) => name)).toEqual(migrationNames());
    });
  });
});

describe('a backup', () => {
  it('does not write over a file', async () => {
    const file = aFile();
    await writeFile(file, 'kept');
    await expect(makeBackup(app.databaseUrl, file)).rejects.toThrow('already exists');
    expect(await readFile(file, 'utf8')).toBe('kept');
  });

  it('names a folder that is not there', async () => {
    await expect(makeBackup(app.databaseUrl, join(folder, 'missing', 'file'))).rejects.toThrow(
      'There is no folder',
    );
  });
});

describe('a restore', () => {
  let file: string;
  beforeEach(async () => {
    file = aFile();
    await makeBackup(app.databaseUrl, file);
  });

  it('refuses a database with people in it, unless told to replace it', async () => {
    const url = await aMigratedDatabase();
    await withClient(url, (client) => client.query(`insert into users (email) values ('a@b.example')`));
    await expect(restoreBackup(url, file, { replace: false })).rejects.toThrow(
      /not empty.* Nothing in the database was changed\.$/,
    );
    await restoreBackup(url, file, { replace: true });
    expect(await contents(url)).toEqual(await contents(app.databaseUrl));
  });

  it('refuses a database on which the product runs', async () => {
    const other = await startTestApp({ worker: false });
    try {
      await expect(restoreBackup(other.databaseUrl, file, { replace: true })).rejects.toThrow(
        /is running.* Nothing in the database was changed\.$/,
      );
    } finally {
      await other.close();
    }
  });

  it('refuses a file that was cut off, before it changes anything', async () => {
    await truncate(file, Math.floor((await stat(file)).size / 2));
    const url = await anEmptyDatabase();
    await expect(restoreBackup(url, file, { replace: false })).rejects.toThrow(
      /not a complete backup.* Nothing in the database was changed\.$/,
    );
    expect(
      await withClient(url, (client) =>
        client.query('select from pg_tables where schemaname = $1', ['public']),
      ),
    ).toMatchObject({ rowCount: 0 });
  });

  it('refuses a file without its last line', async () => {
    await rewritten(file, (text) => text.slice(0, text.lastIndexOf('\n-- marklight backup ends')));
    await expect(inspect(file)).rejects.toThrow('not a complete backup');
  });

  it('refuses a file that is something else', async () => {
    await writeFile(file, 'dear diary');
    await expect(inspect(file)).rejects.toThrow('not a complete backup');
    await rewritten(file, () => '').catch(() => writeFile(file, gzipSync('dear diary\n')));
    await expect(inspect(file)).rejects.toThrow('not a complete backup');
  });

  it('refuses a missing file', async () => {
    await expect(inspect(join(folder, 'nothing'))).rejects.toThrow('There is no file');
  });

  it('refuses a backup of a newer version', async () => {
    await rewritten(file, (text) => {
      const [first = '', ...rest] = text.split('\n');
      const head = readHead(first);
      if (!head) throw new Error('no head');
      return [headLine({ ...head, migrations: [...head.migrations, 'FromTheFuture'] }), ...rest].join('\n');
    });
    await expect(restoreBackup(await anEmptyDatabase(), file, { replace: false })).rejects.toThrow(
      'newer version',
    );
  });

  it('leaves no half of a file whose rows were changed', async () => {
    await rewritten(file, (text) => text.replace('Zoë Ångström', 'Zoe Angstrom'));
    const url = await anEmptyDatabase();
    await expect(restoreBackup(url, file, { replace: false })).rejects.toThrow(
      /"public"\."essays"\. The database is empty now: restore another backup with --replace\.$/,
    );
    const people = await withClient(url, (client) => client.query('select from users'));
    expect(people.rowCount).toBe(0);
    await migrate(url);
  });

  it('executes nothing in a file but loads its rows', async () => {
    const end = tailLine({ tables: {}, sequences: {} }).slice(0, 24);
    await rewritten(file, (text) => text.replace(end, `drop table users;\n${end}`));
    const url = await anEmptyDatabase();
    await restoreBackup(url, file, { replace: false });
    expect(await contents(url)).toEqual(await contents(app.databaseUrl));
  });
});
