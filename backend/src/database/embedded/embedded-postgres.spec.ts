import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { OtherProcesses } from '../../../test/setup/other-process';
import { keptPassword, SUPERUSER } from './cluster';
import { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres';
import { findRunningServer, isServerOf } from './postmaster';

// Real processes: how long they take says nothing about them.

const onlyAsRoot = process.getuid?.() === 0 ? it : it.skip;

let base: string;
/** A data folder with a cluster already made; most tests begin with a copy, which is quicker. */
let template: string;
let others: OtherProcesses;
const opened: EmbeddedPostgres[] = [];

beforeAll(async () => {
  others = new OtherProcesses();
  base = await mkdtemp(join(tmpdir(), 'marklight-embedded-'));
  // mkdtemp makes 0700, which is one of the cases below and not the ordinary one.
  await chmod(base, 0o755);
  template = join(base, 'template');
  await (await start(template)).stop();
});

afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.stop()));
});

afterAll(async () => {
  others.close();
  for (const name of await readdir(base)) {
    const server = await findRunningServer(join(base, name, 'postgres')).catch(() => undefined);
    if (server) process.kill(server.pid, 'SIGKILL');
  }
  await rm(base, { recursive: true, force: true });
});

async function start(dataDir: string, durable = false): Promise<EmbeddedPostgres> {
  const database = await startEmbeddedPostgres({ dataDir, durable, log: () => undefined });
  opened.push(database);
  return database;
}

async function readyMadeFolder(name: string): Promise<string> {
  const dataDir = join(base, name);
  await cp(template, dataDir, { recursive: true });
  return dataDir;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function asSuperuser(dataDir: string, statement: string): Promise<void> {
  const { address } = await serverOf(dataDir);
  const password = await keptPassword(dataDir);
  const client = new Client({ ...address, user: SUPERUSER, password, database: 'postgres' });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const serverOf = async (dataDir: string) => {
  const server = await findRunningServer(join(dataDir, 'postgres'));
  if (!server) throw new Error('no server runs there');
  return server;
};
const runsOn = async (dataDir: string) => (await findRunningServer(join(dataDir, 'postgres'))) !== undefined;

describe('a first start', () => {
  it('gives an ordinary role a database on this machine only, with a password that only its user can read', async () => {
    const dataDir = join(base, 'first');
    const database = await start(dataDir, true);
    expect(database.adopted).toBe(false);
    const [row] = await query(
      database.url,
      `select current_database() as database, current_setting('listen_addresses') as listens,
        current_user as role,
        current_setting('fsync') as fsync, current_setting('is_superuser') as superuser, upper('é') as upper`,
    );
    expect(row).toEqual({
      database: 'marklight',
      listens: '',
      role: 'marklight_app',
      fsync: 'on',
      superuser: 'off',
      upper: 'É',
    });
    expect((await stat(join(dataDir, 'postgres-password'))).mode & 0o777).toBe(0o600);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
    await expect(query(database.url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(
      'password',
    );
  });

  it('makes one cluster when several processes start together', async () => {
    const dataDir = join(base, 'at-once');
    const said = [others.start(dataDir), others.start(dataDir)].map((process) => process.said);
    const ours = await start(dataDir);
    await Promise.all(said);
    const all = [...(await Promise.all(said)), ours.adopted ? 'adopted' : 'started'];
    expect(all.sort()).toEqual(['adopted', 'adopted', 'started']);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('postgres.init'))).toEqual([]);
  });

  it('begins again after one that was killed half way', async () => {
    const dataDir = join(base, 'half-way');
    const killed = others.start(dataDir);
    while (!(await readdir(dataDir).catch(() => [])).some((name) => name.startsWith('postgres.init')))
      await sleep(5);
    await killed.end('SIGKILL');
    const database = await start(dataDir);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('leaves values of failed statements out of its log', async () => {
    const dataDir = await readyMadeFolder('log');
    const database = await start(dataDir);
    await query(database.ownerUrl, 'create table t (name text primary key)');
    await query(database.ownerUrl, "insert into t values ('Zoe Student')");
    await expect(query(database.ownerUrl, "insert into t values ('Zoe Student')")).rejects.toThrow(
      'duplicate',
    );
    await expect(query(database.url, "select 'Zoe Student'::integer")).rejects.toThrow('integer');
    expect(await readFile(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('Zoe');
  });
});

describe('stopping and starting', () => {
  it('keeps rows and address, and leaves no process behind', async () => {
    const dataDir = await readyMadeFolder('restart');
    const first = await start(dataDir);
    await query(first.ownerUrl, 'create table kept as select 42 as answer');
    const { pid } = await serverOf(dataDir);
    await first.stop();
    expect(await isServerOf(join(dataDir, 'postgres'), pid)).toBe(false);
    const second = await start(dataDir);
    expect(second.url).toBe(first.url);
    expect(await query(second.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });

  it('closes a folder that a copied backup left open to others', async () => {
    const dataDir = await readyMadeFolder('open');
    await chmod(join(dataDir, 'postgres'), 0o755);
    const database = await start(dataDir);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres'))).mode & 0o777).toBe(0o700);
  });

  it('may be asked to stop twice', async () => {
    const database = await start(await readyMadeFolder('twice'));
    await Promise.all([database.stop(), database.stop()]);
    await expect(database.stop()).resolves.toBeUndefined();
  });

  it('lets two products with different data folders run side by side', async () => {
    const [one, two] = await Promise.all(
      ['one', 'two'].map(async (name) => start(await readyMadeFolder(name))),
    );
    await query(one!.ownerUrl, 'create table only_here ()');
    expect(one!.url).not.toBe(two!.url);
    expect(await query(two!.ownerUrl, "select to_regclass('only_here') as found")).toEqual([{ found: null }]);
  });

  it('works in a folder whose name has a space, quotes and letters beyond ASCII', async () => {
    const dataDir = await readyMadeFolder(`Schule 'Nürnberg' "5b"`);
    const database = await start(dataDir);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect((await serverOf(dataDir)).address.host).toBe(join(dataDir, 'postgres'));
  });
});

describe('a folder too deep for the path of a socket', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await readyMadeFolder(join('deep', 'x'.repeat(100)));
  });

  it('gets a server on the loopback address, and the same port again while it is free', async () => {
    const first = await start(dataDir);
    const { host, port } = (await serverOf(dataDir)).address;
    expect(host).toBe('127.0.0.1');
    expect(await query(first.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    await first.stop();
    expect(Number(await readFile(join(dataDir, 'postgres-port'), 'utf8'))).toBe(port);
    expect((await start(dataDir)).url).toBe(first.url);
  });

  it('takes another port when the last one is taken', async () => {
    const port = Number(await readFile(join(dataDir, 'postgres-port'), 'utf8'));
    const squatter = await listenOn(port);
    try {
      const database = await start(dataDir);
      expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
      expect(new URL(database.url).port).not.toBe(String(port));
    } finally {
      squatter.close();
    }
  });
});

describe('a folder from before the product had a separate role', () => {
  it('gets that role, and keeps its rows', async () => {
    const dataDir = await readyMadeFolder('one-role');
    const before = await start(dataDir);
    await query(before.ownerUrl, 'create table kept as select 42 as answer');
    await asSuperuser(dataDir, 'drop role marklight_app');
    await before.stop();
    const after = await start(dataDir);
    expect(await query(after.url, 'select current_user as role')).toEqual([{ role: 'marklight_app' }]);
    expect(await query(after.ownerUrl, 'select answer from kept')).toEqual([{ answer: 42 }]);
  });
});

describe('several processes on one data folder', () => {
  it('adopts the server of a process that was killed, and stops it in the end', async () => {
    const dataDir = await readyMadeFolder('orphan');
    const dead = others.start(dataDir);
    expect(await dead.said).toBe('started');
    const { pid } = await serverOf(dataDir);
    await dead.end('SIGKILL');
    const database = await start(dataDir);
    expect(database.adopted).toBe(true);
    expect((await serverOf(dataDir)).pid).toBe(pid);
    await database.stop();
    expect(await runsOn(dataDir)).toBe(false);
  });

  it('never stops the server under another process that uses it', async () => {
    const dataDir = await readyMadeFolder('shared');
    const other = others.start(dataDir);
    await other.said;
    const ours = await start(dataDir);
    await other.end('SIGTERM');
    expect(await query(ours.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const third = others.start(dataDir);
    expect(await third.said).toBe('adopted');
    await ours.stop();
    expect(await runsOn(dataDir)).toBe(true);
    await third.end('SIGTERM');
    expect(await runsOn(dataDir)).toBe(false);
  });

  it('stops the server when all leave at the same moment', async () => {
    const dataDir = await readyMadeFolder('all-leave');
    const all = [others.start(dataDir), others.start(dataDir)];
    const ours = await start(dataDir);
    const said = await Promise.all(all.map((process) => process.said));
    expect([...said, ours.adopted ? 'adopted' : 'started'].sort()).toEqual(['adopted', 'adopted', 'started']);
    await Promise.all([ours.stop(), ...all.map((process) => process.end('SIGTERM'))]);
    expect(await runsOn(dataDir)).toBe(false);
  });
});

describe('after a crash', () => {
  it('brings a killed server back under the running product with every committed row', async () => {
    const dataDir = await readyMadeFolder('killed-server');
    const database = await start(dataDir, true);
    await query(database.ownerUrl, 'create table kept as select generate_series(1, 1000) as n');
    const { pid } = await serverOf(dataDir);
    process.kill(pid, 'SIGKILL');
    const rows = await eventually(() => query(database.ownerUrl, 'select count(*)::int as rows from kept'));
    expect(rows).toEqual([{ rows: 1000 }]);
    expect((await serverOf(dataDir)).pid).not.toBe(pid);
  });

  it('keeps trying to bring it back, and succeeds once the obstacle is gone', async () => {
    const dataDir = await readyMadeFolder('mended-later');
    const lines: string[] = [];
    const database = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      log: (line) => lines.push(line),
    });
    opened.push(database);
    const settings = join(dataDir, 'postgres', 'postgresql.conf');
    const before = await readFile(settings, 'utf8');
    await writeFile(settings, `${before}\nmax_connections = nonsense\n`);
    process.kill((await serverOf(dataDir)).pid, 'SIGKILL');
    while (!lines.some((line) => line.includes('did not start'))) await sleep(20);
    await writeFile(settings, before);
    while (!lines.includes('The database is back.')) await sleep(20);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    expect(lines.filter((line) => line.includes('did not start'))).toHaveLength(1);
  });

  it.each([
    ['is gone', () => 2 ** 22 + 7],
    ['has become another program', () => process.pid],
  ])('starts over a pid file whose process %s', async (_case, pid) => {
    const dataDir = await readyMadeFolder(`stale-${pid()}`);
    const line = [pid(), join(dataDir, 'postgres'), 1, 5432, '', '127.0.0.1', '  1  1', 'ready   ', ''];
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), line.join('\n'));
    await writeFile(join(dataDir, 'postgres', '.s.PGSQL.5432.lock'), line.slice(0, 5).join('\n'));
    const database = await start(dataDir);
    expect(database.adopted).toBe(false);
    expect(await query(database.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});

describe('what cannot work says why', () => {
  it('names a data folder that cannot be written', async () => {
    const file = join(base, 'a-file');
    await writeFile(file, '');
    const dataDir = join(file, 'data');
    await expect(start(dataDir)).rejects.toThrow(
      `The data folder ${dataDir} cannot be written (ENOTDIR): make it writable`,
    );
  });

  it('refuses a cluster of another PostgreSQL version and leaves it as it is', async () => {
    const dataDir = await readyMadeFolder('version');
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(start(dataDir)).rejects.toThrow(
      'was made by PostgreSQL 14, and this release brings PostgreSQL 18',
    );
    expect(await readFile(join(dataDir, 'postgres', 'PG_VERSION'), 'utf8')).toBe('14\n');
  });

  it('refuses a folder that holds something else', async () => {
    const dataDir = join(base, 'damaged');
    await mkdir(join(dataDir, 'postgres', 'base'), { recursive: true });
    await expect(start(dataDir)).rejects.toThrow('holds no complete database');
  });

  it('says what PostgreSQL said when it does not start', async () => {
    const dataDir = await readyMadeFolder('broken-settings');
    await writeFile(join(dataDir, 'postgres', 'postgresql.conf'), 'no_such_setting = 1\n');
    await expect(start(dataDir)).rejects.toThrow(/did not start: .*contains errors/);
  });

  it('tells a wrong password file, and leaves no server behind', async () => {
    const dataDir = await readyMadeFolder('password');
    await writeFile(join(dataDir, 'postgres-password'), 'not the one');
    await expect(start(dataDir)).rejects.toThrow('postgres-password');
    expect(await runsOn(dataDir)).toBe(false);
  });
});

describe('started by root', () => {
  onlyAsRoot('works in a data folder that nobody else may enter', async () => {
    const closed = join(base, 'closed');
    await mkdir(closed, { mode: 0o700 });
    const dataDir = join(closed, 'data');
    const first = await start(dataDir);
    await query(first.ownerUrl, 'create table kept as select 1 as one');
    await first.stop();
    const second = await start(dataDir);
    expect(await query(second.ownerUrl, 'select one from kept')).toEqual([{ one: 1 }]);
    expect((await stat(join(dataDir, 'postgres'))).uid).not.toBe(0);
    await second.stop();
    await rm(closed, { recursive: true });
  });
});

function listenOn(port: number): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer();
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => done(server));
  });
}

async function eventually<T>(attempt: () => Promise<T>): Promise<T> {
  for (let left = 200; ; left--) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0) throw error;
      await sleep(50);
    }
  }
}
