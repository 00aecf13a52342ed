import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { withoutNames } from './connection.repository';

/** The pg pool that TypeORM already holds, for libraries that want one (sessions, limits). */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}

/**
 * The same pool for a library that names its statements: a pooler runs the next one on another connection, where the
 * name is not known or is already taken.
 */
export function poolWithoutNames(dataSource: DataSource): Pick<Pool, 'query'> {
  return withoutNames(poolOf(dataSource));
}
