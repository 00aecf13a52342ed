import type { Client } from 'pg';
import { migrationNames } from '../database/migrate';
import { about, type Finding } from './finding';

/** PostgreSQL 14 is the oldest that its makers still mend. */
const OLDEST = 140_000;

/** The database's version, and whether its tables are those of this version of the product. */
export async function examineDatabase(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<{ number: number; version: string; size: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  const { number = 0, version = '', size = '' } = rows[0] ?? {};
  const words = `PostgreSQL ${version}, ${size}`;
  const database = about('Database');
  return [
    number < OLDEST ? database('problem', `${words}: 14 or newer is needed`) : database('ok', words),
    await examineMigrations(client),
  ];
}

async function examineMigrations(client: Client): Promise<Finding> {
  const tell = about('Migrations');
  const known = migrationNames();
  const { rows: found } = await client.query<{ there: boolean }>(
    `select to_regclass('public.migrations') is not null as there`,
  );
  if (!found[0]?.there)
    return tell('problem', 'the database is empty: the first start of the server sets it up');
  const { rows } = await client.query<{ name: string }>('select name from migrations');
  const done = new Set(rows.map(({ name }) => name));
  const newer = [...done].filter((name) => !known.includes(name));
  const missing = known.filter((name) => !done.has(name));
  if (newer.length > 0) {
    return tell('problem', `the database is of a newer version of Marklight (${newer.join(', ')})`);
  }
  if (missing.length > 0) {
    return tell('problem', `${missing.length} to come: start the server, or run npm run migration:run`);
  }
  return tell('ok', `all ${known.length} done`);
}
