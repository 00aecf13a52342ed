import { createHmac } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { poolWithoutNames } from '../database/pool';

export interface AttemptLimitOptions {
  /** The counter's name in the table that holds all of them. */
  name: string;
  attempts: number;
  seconds: number;
}

/**
 * Allows each key a number of attempts within a period. Attempts are counted in the database for all servers
 * together, in one statement, so that parallel attempts cannot pass on the same count.
 */
export class AttemptLimit {
  private readonly limiter: RateLimiterPostgres;

  constructor(dataSource: DataSource, { name, attempts, seconds }: AttemptLimitOptions) {
    this.limiter = new RateLimiterPostgres({
      storeClient: poolWithoutNames(dataSource),
      storeType: 'pool',
      tableName: 'sign_in_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points: attempts,
      duration: seconds,
    });
  }

  /**
   * Counts an attempt.
   * @returns null if it is allowed; otherwise the milliseconds until the next one is allowed
   */
  async take(key: string): Promise<number | null> {
    try {
      await this.limiter.consume(key);
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  }

  /** Takes one attempt back. */
  async giveBack(key: string): Promise<void> {
    await this.limiter.reward(key);
  }

  /** Forgets all attempts of a key. */
  async clear(key: string): Promise<void> {
    await this.limiter.delete(key);
  }
}

/**
 * A counter's key, which does not reveal what it was made from: the table holds neither emails nor addresses.
 * @param purpose keeps the keys of different counters apart
 */
export function limitKey(secret: string, purpose: string, value: string): string {
  return createHmac('sha256', secret).update(`${purpose}:${value}`).digest('hex').slice(0, 40);
}
