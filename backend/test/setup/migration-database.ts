import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { makeDataSource, type Entities } from '../../src/database/data-source';
import { migrateTo, migrationNames } from '../../src/database/migrate';
import { createEmptyTestDatabase, createTestDatabase, type TestDatabase } from './test-database';

/**
 * Gives a file's tests a database with every migration, which is removed after the last of them.
 * @param use called before the first test
 */
export function onMigratedDatabase(
  use: (dataSource: DataSource, database: TestDatabase) => void,
  entities?: Entities,
): void {
  let database: TestDatabase;
  let dataSource: DataSource;
  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await makeDataSource(database.url, 2, entities).initialize();
    use(dataSource, database);
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });
}

/**
 * The same with the migrations that come before the named one.
 * @param use called before the first test
 */
export function onDatabaseBefore(
  migration: string,
  use: (client: Client, database: TestDatabase) => void,
): void {
  let database: TestDatabase;
  let client: Client;
  beforeAll(async () => {
    database = await createEmptyTestDatabase();
    const names = migrationNames();
    await migrateTo(database.url, names.slice(0, names.indexOf(migration)));
    client = new Client({ connectionString: database.url });
    await client.connect();
    use(client, database);
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });
}
