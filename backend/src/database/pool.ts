import type { Pool, QueryConfig } from 'pg';
import type { DataSource } from 'typeorm';

/** The pg pool that TypeORM already holds, for libraries that want one (sessions, limits). */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/**
 * The same pool for a library that names its statements: a pooler runs the next one on another connection, where the
 * name is not known or is already taken.
 */
export function poolWithoutNames(dataSource: DataSource): Pick<Pool, 'query'> {
  const pool = poolOf(dataSource);
  const query = ({ text, values = [] }: QueryConfig) => pool.query(text, values);
  return { query } as Pick<Pool, 'query'>;
}
