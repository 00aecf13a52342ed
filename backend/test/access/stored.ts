import type { TestApp } from '../setup/test-app';

/** What the server records about the call itself, whatever its outcome. */
const RECORDS_OF_CALLS = [
  'sessions',
  'sign_in_limits',
  'user_activity_log',
  'user_analytics',
  'user_last_activity',
  'admin_audit_log',
  'scheduled_job_runs',
  'worker_processes',
  'event_streams',
  // Worked out from an essay's text alone and kept; a call for metrics may leave that running.
  'essay_analyses',
];

/** A fingerprint of every table by its name, without the records of calls. */
export async function stored({ database }: Pick<TestApp, 'database'>): Promise<Record<string, string>> {
  const tables = (await database.query(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where (schemaname = 'public' or (schemaname = 'graphile_worker' and tablename = '_private_jobs'))
       and not tablename = any($1) order by 1`,
    [RECORDS_OF_CALLS],
  )) as { name: string }[];
  const [row] = (await database.query(
    `select json_build_object(${tables
      .map(
        ({ name }) =>
          `'${name}', (select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) from ${name} t)`,
      )
      .join(', ')}) as all`,
  )) as { all: Record<string, string> }[];
  return row?.all ?? {};
}
