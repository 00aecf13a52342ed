import { Client, Pool } from 'pg';
import type { NetConnectOpts } from 'node:net';
import { join } from 'node:path';
import {
  startEmbeddedPostgres,
  type EmbeddedPostgres,
} from '../../backend/src/database/embedded/embedded-postgres';
import { findRunningServer } from '../../backend/src/database/embedded/postmaster';

/** A PostgreSQL that the soak stops and starts; the processes know only the proxy before it. */
export class OwnDatabase {
  private running: EmbeddedPostgres | undefined;
  private pool: Pool | undefined;

  constructor(private readonly dataDir: string) {}

  async start(): Promise<void> {
    this.running = await startEmbeddedPostgres({ dataDir: this.dataDir, log: () => undefined });
    this.pool = new Pool({ connectionString: this.running.url, max: 3 });
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

  /** Where it takes connections now; null while it is stopped. */
  get place(): NetConnectOpts | null {
    if (!this.running) return null;
    const { host, port } = new Client({ connectionString: this.running.url });
    return host.startsWith('/') ? { path: `${host}/.s.PGSQL.${port}` } : { host, port };
  }

  /** The same database behind the proxy. */
  addressAt(proxyPort: number): string {
    if (!this.running) throw new Error('the database does not run');
    const { user, password, database } = new Client({ connectionString: this.running.url });
    const who = `${encodeURIComponent(user ?? '')}:${encodeURIComponent(String(password))}`;
    return `postgres://${who}@127.0.0.1:${proxyPort}/${database ?? ''}`;
  }

  /** Past the proxy; fails while the server is stopped. */
  async rows<Row>(sql: string, values: unknown[] = []): Promise<Row[]> {
    if (!this.pool) throw new Error('the database is stopped');
    return (await this.pool.query(sql, values)).rows as Row[];
  }

  async endSessions(): Promise<void> {
    await this.rows(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid() and usename = current_user`,
    );
  }
}
