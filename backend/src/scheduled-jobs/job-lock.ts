import { Client } from 'pg';
import { tryTakeLock } from '../database/connection.repository';

/**
 * A database lock on a separate connection: it takes none of the pool’s, and the database releases it
 * when this process dies, however it dies.
 */
export class JobLock {
  private constructor(private readonly client: Client) {}

  /**
   * @param onLost called when the connection breaks while the lock is held: another process may have it by then
   * @returns null if another process, or this one, has the lock
   */
  static async tryTake(url: string, key: number, onLost: () => void): Promise<JobLock | null> {
    const client = new Client({
      connectionString: url,
      application_name: 'marklight-job',
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    client.on('error', onLost);
    try {
      await client.connect();
      if (await tryTakeLock(client, key)) return new JobLock(client);
      await client.end();
      return null;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
  }

  /** Closing the connection releases the lock, even if the connection is broken. */
  async release(): Promise<void> {
    await this.client.end().catch(() => undefined);
  }
}
