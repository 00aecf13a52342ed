import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { API } from '@marklight/contracts/routes';
import { Mailbox } from './mailbox';
import { OwnDatabase } from './own-database';
import type { Part, Which } from './plan';
import { Provider } from './provider';
import { Supervised } from './supervised';
import { TcpProxy } from './tcp-proxy';

const BEGIN_LIMIT_MS = 180_000;
/** Below dist/. */
const PROGRAMS: Record<Part, string> = { server: 'backend/src/main.js', worker: 'backend/src/worker.js' };

/**
 * Two servers and two workers on one PostgreSQL, one AI service and one mail server, with every connection between
 * them under our control.
 */
export class Installation {
  private constructor(
    readonly folder: string,
    readonly database: OwnDatabase,
    readonly provider: Provider,
    readonly mailbox: Mailbox,
    readonly lines: { database: TcpProxy; provider: TcpProxy },
    readonly parts: Record<Part, readonly [Supervised, Supervised]>,
    /** Of the servers. */
    readonly addresses: readonly [string, string],
  ) {}

  /** @param root the project's folder, built */
  static async begin(root: string): Promise<Installation> {
    const folder = await mkdtemp(join(tmpdir(), 'marklight-soak-'));
    const database = new OwnDatabase(join(folder, 'database'));
    await database.start();
    const provider = await Provider.start(root);
    const mailbox = await Mailbox.start();
    const { hostname: host, port } = new URL(provider.address);
    const lines = {
      database: new TcpProxy(() => database.place),
      provider: new TcpProxy(() => ({ host, port: Number(port) })),
    };
    const env = {
      NODE_ENV: 'test',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      ...database.addressesAt(await lines.database.listen()),
      DATABASE_POOL: '6',
      SESSION_SECRET: 'a secret that only the soak uses: 0123456789',
      OPENAI_BASE_URL: `http://127.0.0.1:${await lines.provider.listen()}/v1`,
      OPENAI_API_KEY: 'none',
      AI_CONCURRENCY: '3',
      // Short, so that a call that hangs is noticed within the run.
      AI_TIMEOUT_SECONDS: '5',
      AI_MONTHLY_TOKEN_CAP: '10000000000',
      BILLING: 'on',
      SMTP_URL: mailbox.url,
      MAIL_FROM: 'Marklight <it@soak.example>',
      SIGNUPS_PER_HOUR: '10000',
    };
    const ports = [await freePort(), await freePort()] as const;
    const make = (part: Part, which: Which) =>
      new Supervised({
        name: `${part} ${which + 1}`,
        file: join(root, 'dist', PROGRAMS[part]),
        env: { ...env, PORT: String(ports[which]), DATA_DIR: join(folder, `${part}-${which + 1}`) },
        logFile: join(folder, `${part}-${which + 1}.log`),
      });
    const parts: Record<Part, readonly [Supervised, Supervised]> = {
      server: [make('server', 0), make('server', 1)],
      worker: [make('worker', 0), make('worker', 1)],
    };
    const addresses = [`http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`] as const;
    const installation = new Installation(folder, database, provider, mailbox, lines, parts, addresses);
    await installation.startAll();
    return installation;
  }

  get all(): Supervised[] {
    return [...this.parts.server, ...this.parts.worker];
  }

  /** Whether every server says that it can serve. */
  async isReady(): Promise<boolean> {
    const replies = await Promise.all(
      this.addresses.map((address) =>
        fetch(`${address}${API.ready}`, { signal: AbortSignal.timeout(2_000) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    return replies.every(Boolean);
  }

  /** Ends everything and removes the folder. */
  async end(keepFolder: boolean): Promise<void> {
    await Promise.all(this.all.map((one) => one.stop()));
    this.provider.stop();
    await Promise.all([this.lines.database.close(), this.lines.provider.close(), this.mailbox.close()]);
    await this.database.stop('fast');
    if (!keepFolder) await rm(this.folder, { recursive: true, force: true });
  }

  /** The same in a hurry, for when the soak itself is being ended. */
  async abandon(): Promise<void> {
    for (const one of this.all) one.abandon();
    this.provider.stop();
    await this.database.stop('fast');
    await rm(this.folder, { recursive: true, force: true });
  }

  /** The first server makes the tables; the others follow. */
  private async startAll(): Promise<void> {
    for (const one of this.all) one.start();
    const deadline = performance.now() + BEGIN_LIMIT_MS;
    while (!(await this.isReady())) {
      if (performance.now() > deadline)
        throw new Error(`the servers did not become ready; see ${this.folder}`);
      await sleep(100);
    }
  }
}

/** A port that nothing listens on at this moment. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return port;
}
