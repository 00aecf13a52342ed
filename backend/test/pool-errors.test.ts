import { makeDataSource } from '../src/database/data-source';
import { poolOf } from '../src/database/pool';
import { createTestDatabase } from './setup/test-database';

it('hears the errors of a connection at the moment when the pool hands it over', async () => {
  const database = await createTestDatabase();
  const dataSource = await makeDataSource(database.url, 1).initialize();
  try {
    const pool = poolOf(dataSource);
    const statement = pool.query('select 1');
    // Waits for the only connection, and gets it while the reply to the statement before is being read.
    const listeners = await new Promise<number>((resolve, reject) => {
      pool.connect((error, client, release) => {
        if (error || !client) return reject(error);
        resolve(client.listenerCount('error'));
        release();
      });
    });
    await statement;
    expect(listeners).toBeGreaterThan(0);
  } finally {
    await dataSource.destroy();
    await database.drop();
  }
});
