import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { until } from './until';

const PROGRAM = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'].find((path) =>
  existsSync(path),
);
export const hasPgBouncer = PROGRAM !== undefined;

export interface PgBouncer {
  /** The database by way of PgBouncer. */
  url: string;
  stop(): Promise<void>;
}

/** A real PgBouncer, with default settings if none are given, in front of one database. */
export async function startPgBouncer(
  databaseUrl: string,
  poolMode: 'transaction' | 'session',
): Promise<PgBouncer> {
  const folder = await mkdtemp(join(tmpdir(), 'marklight-pgbouncer-'));
  const url = new URL(databaseUrl);
  const host = decodeURIComponent(url.hostname);
  // It refuses to run as root; and only PostgreSQL's own user may enter the folder of its socket.
  const { uid, gid } = host.startsWith('/') ? await stat(host) : { uid: 65_534, gid: 65_534 };
  const port = await freePort();
  const name = url.pathname.slice(1);
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    [
      '[databases]',
      `${name} = host=${host} port=${url.port} user=${url.username} password=${url.password}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      `pool_mode = ${poolMode}`,
      'default_pool_size = 8',
      `logfile = ${join(folder, 'log')}`,
    ].join('\n'),
  );
  const asRoot = process.getuid?.() === 0;
  await chmod(folder, 0o700);
  if (asRoot) await Promise.all([folder, join(folder, 'pgbouncer.ini')].map((path) => chown(path, uid, gid)));
  const child = spawn(PROGRAM ?? 'pgbouncer', ['-q', join(folder, 'pgbouncer.ini')], {
    ...(asRoot ? { uid, gid } : {}),
    stdio: 'ignore',
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  const pooled = `postgres://${url.username}:any@127.0.0.1:${port}/${name}`;
  const stop = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await until(() => answers(pooled));
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => 'no log');
    await stop();
    throw new Error(`PgBouncer did not start: ${log}`, { cause: error });
  }
  return { url: pooled, stop };
}

async function answers(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
