import 'reflect-metadata';
import express from 'express';
import { Pool } from 'pg';
import { startEmbeddedPostgres } from '../backend/src/database/embedded/embedded-postgres';

/**
 * The least that a server with the built-in database does before it is ready: starts PostgreSQL, makes it first where there is none,
 * and answers a call with a row. The only argument is the data folder; it says when it is ready, and ends when it is told to.
 */
async function main(dataDir: string): Promise<void> {
  const database = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  const pool = new Pool({ connectionString: database.url });
  const app = express();
  app.get('/', (_request, response) => {
    void pool.query('select 1').then(({ rows }) => response.json(rows));
  });
  const server = app.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  await pool.query('select 1');
  process.once('message', () => {
    void (async () => {
      server.close();
      await pool.end();
      await database.stop();
      process.disconnect();
    })();
  });
  process.send?.('ready');
}

void main(process.argv[2] ?? '');
