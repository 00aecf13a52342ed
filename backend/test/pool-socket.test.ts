import { Pool } from 'pg';
import { isDatabaseAway } from '../src/common/failures/database-away';
import { socketsThatGiveUp } from '../src/database/pool-socket';
import { startDatabaseProxy } from './setup/database-proxy';
import { createTestDatabase } from './setup/test-database';

it('gives up a connection that is open and dead, and the next statement gets another', async () => {
  const database = await createTestDatabase();
  const proxy = await startDatabaseProxy(database.url);
  const pool = new Pool({ connectionString: proxy.url, max: 1, stream: socketsThatGiveUp(300) });
  pool.on('error', () => undefined);
  try {
    await pool.query('select 1');
    proxy.freeze();
    const failure = await pool.query('select 1').catch((error: unknown) => error);
    expect(isDatabaseAway(failure)).toBe(true);
    proxy.bringBack();
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  } finally {
    await pool.end();
    await proxy.close();
    await database.drop();
  }
});
