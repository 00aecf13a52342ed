import type { ClientBase } from 'pg';

export interface ServerFacts {
  /** As PostgreSQL numbers its versions: 180001 for 18.1. */
  number: number;
  version: string;
  /** The database's size, for people: "12 MB". */
  size: string;
}

export async function serverFacts(client: ClientBase): Promise<ServerFacts> {
  const { rows } = await client.query<ServerFacts>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version,
       pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return rows[0] ?? { number: 0, version: '', size: '' };
}

export interface NewestRun {
  job: string;
  outcome: string;
  /** Whole days since it began. */
  days: number;
}

/** The newest run of each scheduled job. */
export async function newestRuns(client: ClientBase): Promise<NewestRun[]> {
  const { rows } = await client.query<NewestRun>(
    `select distinct on (job) job, outcome, floor(extract(epoch from now() - started_at) / 86400)::int as days
     from scheduled_job_runs order by job, started_at desc, id desc`,
  );
  return rows;
}
