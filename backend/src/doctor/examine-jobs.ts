import type { Client } from 'pg';
import { about, type Finding } from './finding';

/** The server looks for due jobs every minute, and one is due every day at least. */
const SILENT_DAYS = 2;

/** How the newest run of each scheduled job ended. */
export async function examineJobs(client: Client): Promise<Finding> {
  const tell = about('Scheduled jobs');
  const { rows } = await client.query<{ job: string; outcome: string; days: number }>(
    `select distinct on (job) job, outcome, floor(extract(epoch from now() - started_at) / 86400)::int as days
     from scheduled_job_runs order by job, started_at desc, id desc`,
  );
  if (rows.length === 0) return tell('note', 'none has run yet: they run while the server does');
  const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ job }) => job);
  if (failed.length > 0) return tell('problem', `failed: ${failed.join(', ')}; the admin’s page says why`);
  const newest = Math.min(...rows.map(({ days }) => days));
  return newest >= SILENT_DAYS
    ? tell('note', `none has run for ${newest} days: they run while the server does`)
    : tell('ok', `${rows.length} have run, none failed`);
}
