import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { migrationNames } from '../src/database/migrate';
import { projectPath } from '../src/web/project-path';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './setup/test-database';

/*
 * The built programs, started as a person starts them with something wrong: one sentence that says what, no stack,
 * and exit code 1.
 */
const SECRET = 'a secret that only the tests use: 0123456789';
let folder: string;
let database: TestDatabase;
let newer: TestDatabase;
/** Speaks no PostgreSQL: it answers the request for TLS with "no". */
let withoutTls: Server;
let tlsPort: number;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marklight-refused-'));
  await writeFile(join(folder, 'a-file'), '');
  await mkdir(join(folder, 'emptied'));
  await writeFile(join(folder, 'emptied', 'session-secret'), '');
  [database, newer] = await Promise.all([createTestDatabase(), createEmptyTestDatabase()]);
  await makeNewer(newer.url);
  withoutTls = createServer((socket: Socket) => socket.on('data', () => socket.write('N')));
  await new Promise<void>((done) => withoutTls.listen(0, '127.0.0.1', done));
  tlsPort = (withoutTls.address() as { port: number }).port;
});
afterAll(async () => {
  await Promise.all([database.drop(), newer.drop()]);
  withoutTls.close();
  await rm(folder, { recursive: true, force: true });
});

async function makeNewer(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`
    create table migrations (id serial primary key, timestamp bigint not null, name varchar not null);
    insert into migrations (timestamp, name) values (2099010100000, 'OfTheFuture2099010100000');
  `);
  await client.end();
}

interface Ended {
  code: number | null;
  said: string;
}

function run(program: string, env: Record<string, string>, args: string[] = []): Promise<Ended> {
  const child = spawn(process.execPath, [projectPath('dist/backend/src', program), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: '0',
      HOST: '127.0.0.1',
      SESSION_SECRET: SECRET,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((done) => child.once('close', (code) => done({ code, said: said.trim() })));
}

const onSocketOf = (url: string) => {
  const { hostname, pathname, port } = new URL(url);
  return { hostname, pathname, port };
};
/** The test server's address with something else in it. */
function changed(parts: { user?: string; password?: string; name?: string }): string {
  const { username, password } = new URL(database.runtimeUrl);
  const { hostname, pathname, port } = onSocketOf(database.runtimeUrl);
  const name = parts.name ?? pathname.slice(1);
  return `postgres://${parts.user ?? username}:${parts.password ?? password}@${hostname}:${port}/${name}`;
}

const CASES: [string, () => Record<string, string>, RegExp][] = [
  ['a HOST with a scheme', () => ({ HOST: 'http://localhost' }), /HOST must be an address or a name/],
  [
    'an unknown HOST',
    () => ({ HOST: 'no-such-host.invalid', DATABASE_URL: database.url }),
    /HOST no-such-host\.invalid is not a known name/,
  ],
  [
    'a HOST of another machine',
    () => ({ HOST: '192.0.2.1', DATABASE_URL: database.url }),
    /HOST 192\.0\.2\.1 is not an address of this machine/,
  ],
  [
    'an unknown database host',
    () => ({ DATABASE_URL: 'postgres://u:hidden@db.invalid/d' }),
    /database host db\.invalid in DATABASE_URL is not known/,
  ],
  [
    'an address of another machine to listen on, before the database is asked for',
    () => ({ HOST: '192.0.2.1', DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/d' }),
    /HOST 192\.0\.2\.1 is not an address of this machine/,
  ],
  [
    'nobody at the database’s address',
    () => ({ DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/d' }),
    /No database answers at 127\.0\.0\.1:1/,
  ],
  [
    'a socket that is not there',
    () => ({ DATABASE_URL: 'postgres://u:hidden@%2Fnowhere/d' }),
    /No database answers at \/nowhere/,
  ],
  [
    'a wrong password',
    () => ({ DATABASE_URL: changed({ password: 'hidden' }) }),
    /refuses the password of the user marklight_app/,
  ],
  [
    'a database that does not exist',
    () => ({ DATABASE_URL: changed({ name: 'not_there' }) }),
    /has no database named not_there/,
  ],
  [
    'TLS that the database has not',
    () => ({ DATABASE_URL: `postgres://u:hidden@127.0.0.1:${tlsPort}/d?sslmode=require` }),
    /has no TLS, and DATABASE_URL asks for it/,
  ],
  [
    'a data folder that is a file',
    () => ({ DATA_DIR: join(folder, 'a-file') }),
    /DATA_DIR .*a-file is a file or lies below one/,
  ],
  [
    'a data folder with a ~ that no shell has replaced',
    () => ({ DATA_DIR: '~/marklight-data' }),
    /DATA_DIR ~\/marklight-data starts with ~, which only a shell replaces: write the whole path/,
  ],
  [
    'a data folder below a file',
    () => ({ DATA_DIR: join(folder, 'a-file', 'data') }),
    /DATA_DIR .* is a file or lies below one/,
  ],
  [
    'a data folder that cannot be made',
    () => ({ DATA_DIR: '/proc/marklight' }),
    /data folder \/proc\/marklight cannot be written/,
  ],
  [
    'the same without its own secret',
    () => ({ DATA_DIR: '/proc/marklight', SESSION_SECRET: '' }),
    /DATA_DIR \/proc\/marklight cannot be written/,
  ],
  [
    'data of a newer version',
    () => ({ DATABASE_URL: newer.url }),
    /is from a newer version of Marklight \(it has OfTheFuture2099010100000\)/,
  ],
  [
    'a common password for the first administrator',
    () => ({ ADMIN_PASSWORD: 'Password12345', PORT: 'many' }),
    /PORT must be[\s\S]*ADMIN_PASSWORD is one of the most common passwords/,
  ],
  [
    'bad values and contradictions together',
    () => ({ PORT: 'many', MAIL_FROM: 'a@b.org', GRADING_REMOTE_URL: 'javascript:alert(1)' }),
    /PORT must be[\s\S]*GRADING_REMOTE_URL must be a path[\s\S]*MAIL_FROM needs SMTP_URL/,
  ],
  [
    'four contradictions',
    () => ({
      SIGNUP: 'open',
      BILLING: 'off',
      MAIL_FROM: 'a@b.org',
      AI_PROVIDER: 'openai',
      DATABASE_OWNER_URL: 'postgres://u:hidden@db.invalid/d',
    }),
    /DATABASE_OWNER_URL needs DATABASE_URL[\s\S]*SIGNUP=open and BILLING=off[\s\S]*MAIL_FROM needs SMTP_URL[\s\S]*AI_PROVIDER=openai needs/,
  ],
  [
    'a data folder that is a file, and a bad value',
    () => ({ DATA_DIR: join(folder, 'a-file'), PORT: 'many' }),
    /PORT must be[\s\S]*DATA_DIR .*a-file is a file/,
  ],
  [
    'too little memory',
    () => ({ MEMORY_LIMIT_MB: '100' }),
    /MEMORY_LIMIT_MB must be a whole number from 500/,
  ],
  [
    'a secret that was emptied',
    () => ({ DATA_DIR: join(folder, 'emptied'), SESSION_SECRET: '' }),
    /session-secret is empty: delete it and start again/,
  ],
];

describe('a start with a wrong setting', () => {
  it.each(CASES)('says what: %s', async (_, env, words) => {
    const { code, said } = await run('main.js', env());
    expect(said).toMatch(words);
    expect(said).not.toMatch(/^\s+at /m);
    expect(said).not.toContain('hidden');
    expect(code).toBe(1);
  });

  it('shows the first administrator’s password although it cannot listen, and begins no work', async () => {
    const fresh = await createEmptyTestDatabase();
    const { code, said } = await run('main.js', {
      ...{
        DATABASE_URL: fresh.url,
        PORT: String(tlsPort),
        ADMIN_EMAIL: 'it@school.example',
        LOG_LEVEL: 'warn',
      },
    });
    await fresh.drop();
    expect(said).toMatch(/^First administrator: it@school\.example {2}password: \S{16} /m);
    expect(said).toContain(`Port ${tlsPort} is taken by another program.`);
    // The line of the password and the one of the port: the connections are closed before the database.
    expect(said.split('\n')).toHaveLength(2);
    expect(code).toBe(1);
  });

  it('says that a port is taken', async () => {
    const { code, said } = await run('main.js', { DATABASE_URL: database.url, PORT: String(tlsPort) });
    expect(said).toContain(`Port ${tlsPort} is taken by another program.`);
    expect(code).toBe(1);
  });
});

describe('data of a newer version', () => {
  it.each([
    ['a worker', 'worker.js', []],
    ['npm run admin', 'cli/admin.js', ['promote', 'a@b.example']],
    ['npm run backup', 'cli/backup.js', ['backup.sql.gz']],
    ['npm run migration:revert', 'cli/migration.js', ['revert']],
  ])('is refused by %s', async (_, program, args) => {
    const { code, said } = await run(program, { DATABASE_URL: newer.url, DATA_DIR: folder }, args);
    expect(said).toMatch(/^This database is from a newer version of Marklight/);
    expect(said).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
  });
});

describe('a command without the configuration of the server', () => {
  it('does not pass an empty database off as a backup', async () => {
    const empty = await createEmptyTestDatabase();
    const { code, said } = await run('cli/backup.js', { DATABASE_URL: empty.url }, ['empty.sql.gz']);
    await empty.drop();
    expect(said).toContain('It holds no account, so no server has ever been started on this database.');
    expect(code).toBe(1);
  });

  it.each([
    ['npm run backup', 'cli/backup.js', ['nightly.sql.gz']],
    ['npm run doctor', 'cli/doctor.js', []],
    ['npm run admin', 'cli/admin.js', ['promote', 'a@b.example']],
    ['npm run migration:revert', 'cli/migration.js', ['revert']],
  ])('finds no database, and makes none: %s', async (_, program, args) => {
    const elsewhere = join(folder, 'elsewhere');
    const { code, said } = await run(program, { DATA_DIR: elsewhere }, args);
    expect(said).toContain(`There is no database in ${elsewhere}: the first start of the server makes it.`);
    expect(existsSync(elsewhere)).toBe(false);
    expect(existsSync(join(folder, 'nightly.sql.gz'))).toBe(false);
    expect(code).toBe(1);
  });
});

describe('a backup', () => {
  const anywhere = () => ({ DATABASE_URL: database.url });

  it.each([
    [
      'a folder',
      'emptied',
      /^emptied is a folder\. Name the file to write, such as emptied\/marklight-[\d-]+\.sql\.gz\.$/,
    ],
    ['a folder with a slash', 'emptied/', /^emptied\/ is a folder\. Name the file to write/],
    ['a folder that is not there', 'nowhere/', /^nowhere\/ is a folder\./],
    [
      'a file in a folder that is not there',
      'nowhere/a.sql.gz',
      /^There is no folder nowhere\. Make it first/,
    ],
  ])('into %s says which name to give', async (_, file, words) => {
    const { code, said } = await run('cli/backup.js', anywhere(), [file]);
    expect(said).toMatch(words);
    expect(code).toBe(1);
  });

  it.each([
    [
      'a folder',
      'emptied',
      /^emptied is a folder\. Name the backup file in it\. Nothing in the database was changed\.$/,
    ],
    ['a file that is not there', 'nothing.sql.gz', /^There is no file nothing\.sql\.gz\. Check the name/],
  ])('restored from %s makes no database, and says what to give', async (_, file, words) => {
    const elsewhere = join(folder, 'restored');
    const { code, said } = await run('cli/restore.js', { DATA_DIR: elsewhere }, [file]);
    expect(said).toMatch(words);
    expect(existsSync(elsewhere)).toBe(false);
    expect(code).toBe(1);
  });
});

it('reverts one migration at a time, and runs none', async () => {
  const done = await createTestDatabase();
  const reverted = [];
  for (let times = 0; times < 2; times += 1)
    reverted.push(await run('cli/migration.js', { DATABASE_URL: done.url, DATA_DIR: folder }, ['revert']));
  const client = new Client({ connectionString: done.url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>('select name from migrations order by id');
  await client.end();
  await done.drop();
  const [newest, before] = migrationNames().reverse();
  expect(reverted).toEqual([newest, before].map((name) => ({ code: 0, said: `${name} was reverted.` })));
  expect(rows.map(({ name }) => name)).toEqual(migrationNames().slice(0, -2));
});
