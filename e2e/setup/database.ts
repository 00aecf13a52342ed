import { Client } from 'pg';
import { DATABASE_VARIABLE } from './product';

/**
 * Runs one statement in the product's database: for what no person can do in a test, such as ending a trial.
 * @throws Error where the product was not started by this run
 */
export async function sql(statement: string, values: unknown[] = []): Promise<void> {
  const connectionString = process.env[DATABASE_VARIABLE];
  if (!connectionString) throw new Error(`Set ${DATABASE_VARIABLE} to the database of the running product.`);
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement, values);
  } finally {
    await client.end();
  }
}
