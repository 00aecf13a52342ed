import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** The pg pool that TypeORM already holds, for libraries that want one (sessions, limits). */
export function poolOf(dataSource: DataSource): Pool {
  return (dataSource.driver as unknown as { master: Pool }).master;
}
