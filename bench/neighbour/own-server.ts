import { spawn, type ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/database/embedded/embedded-postgres';

const START_LIMIT_MS = 120_000;

/** The product as `npm start` runs it, on a free port, with a separate database. */
export class OwnServer {
  private database: EmbeddedPostgres | undefined;

  private constructor(
    readonly address: string,
    private readonly child: ChildProcess,
    private readonly folder: string,
  ) {}

  /** @param settings environment variables beside those that every bench has */
  static async start(settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
    const folder = await mkdtemp(join(tmpdir(), 'marklight-bench-'));
    const port = await freePort();
    const child = spawn(process.execPath, [join(process.cwd(), 'dist/backend/src/main.js')], {
      env: {
        PATH: process.env.PATH,
        HOME: process.env.HOME,
        NODE_ENV: 'test',
        DATA_DIR: folder,
        HOST: '127.0.0.1',
        PORT: String(port),
        BILLING: 'on',
        LOG_LEVEL: 'error',
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const server = new OwnServer(`http://127.0.0.1:${port}`, child, folder);
    const deadline = performance.now() + START_LIMIT_MS;
    while (
      !(await fetch(server.address + API.ready).then(
        ({ ok }) => ok,
        () => false,
      ))
    ) {
      if (performance.now() > deadline || child.exitCode !== null)
        throw new Error('the server did not start');
      await sleep(100);
    }
    return server;
  }

  /** The server's database, as its owner. */
  async databaseUrl(): Promise<string> {
    this.database ??= await startEmbeddedPostgres({ dataDir: this.folder, log: () => undefined });
    return this.database.ownerUrl;
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /**
   * Resident megabytes of the server and of the processes that work for it, without PostgreSQL's; the program's file,
   * which they share, counts once. Linux only.
   */
  megabytes(): number {
    const parents = new Map<number, Place>();
    for (const entry of readdirSync('/proc')) {
      if (!/^\d+$/u.test(entry)) continue;
      const status = statusOf(entry);
      if (status && !status.includes('postgres')) parents.set(Number(entry), placeOf(status));
    }
    const mine = (pid: number): boolean =>
      pid === this.child.pid || (parents.has(pid) && mine(parents.get(pid)?.parent ?? 0));
    const all = [...parents].filter(([pid]) => mine(pid)).map(([, place]) => place);
    return Math.max(0, ...all.map(({ shared }) => shared)) + all.reduce((sum, { own }) => sum + own, 0);
  }

  async stop(): Promise<void> {
    await this.database?.stop();
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
    await rm(this.folder, { recursive: true, force: true });
  }
}

function statusOf(pid: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return null;
  }
}

interface Place {
  parent: number;
  /** Megabytes that the process shares with no other. */
  own: number;
  /** Megabytes of files. */
  shared: number;
}

function placeOf(status: string): Place {
  const number = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+)`, 'mu').exec(status)?.[1] ?? 0);
  return {
    parent: number('PPid'),
    own: (number('RssAnon') + number('RssShmem')) / 1024,
    shared: number('RssFile') / 1024,
  };
}

/** A port of this machine that nobody uses now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
