import { Client, Pool } from 'pg';
import type { NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/database/embedded/embedded-postgres';
import { findRunningServer } from '../../backend/src/database/embedded/postmaster';

/** A PostgreSQL that the soak stops and starts; the processes know only the proxy in front of it. */
export class OwnDatabase {
  private running: EmbeddedPostgres | undefined;
  private pool: Pool | undefined;

  constructor(private readonly dataDir: string) {}

  async start(): Promise<void> {
    this.running = await startEmbeddedPostgres({ dataDir: this.dataDir, log: () => undefined });
    this.pool = new Pool({ connectionString: this.running.ownerUrl, max: 3 });
    // Its connections end with the server, which is the point.
    this.pool.on('error', () => undefined);
  }

  /** @param how `crash` is SIGQUIT: PostgreSQL's immediate shutdown, without a checkpoint */
  async stop(how: 'fast' | 'crash'): Promise<void> {
    const { running, pool } = this;
    [this.running, this.pool] = [undefined, undefined];
    await pool?.end().catch(() => undefined);
    if (how === 'crash') {
      const server = await findRunningServer(join(this.dataDir, 'postgres'));
      if (server) process.kill(server.pid, 'SIGQUIT');
    }
    await running?.stop();
  }

  /** Where it accepts connections now; null while it is stopped. */
  get place(): NetConnectOpts | null {
    if (!this.running) return null;
    const { host, port } = new Client({ connectionString: this.running.url });
    return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  }

  /** The addresses of the product's two roles behind the proxy. */
  addressesAt(proxyPort: number): { DATABASE_URL: string; DATABASE_OWNER_URL: string } {
    if (!this.running) throw new Error('the database does not run');
    const { url, ownerUrl } = this.running;
    return {
      DATABASE_URL: throughPort(url, proxyPort),
      DATABASE_OWNER_URL: throughPort(ownerUrl, proxyPort),
    };
  }

  /** Bypasses the proxy; fails while the server is stopped. */
  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.pool) throw new Error('the database is stopped');
    return (await this.pool.query(sql, values)).rows as Row[];
  }

  /** Each role may end its own sessions only. */
  async endSessions(): Promise<void> {
    if (!this.running) return;
    for (const connectionString of [this.running.url, this.running.ownerUrl]) {
      const client = new Client({ connectionString });
      client.on('error', () => undefined);
      await client.connect();
      await client.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`,
      );
      await client.end();
    }
  }
}

function throughPort(url: string, port: number): string {
  const { user, password, database } = new Client({ connectionString: url });
  const who = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}`;
  return `postgres://${who}@127.0.0.1:${port}/${database ?? ''}`;
}
