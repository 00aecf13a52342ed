import type { Client } from 'pg';
import { newestRuns } from './doctor.repository';
import { about, type Finding } from './finding';

/** The server looks for due jobs every minute, and one is due every day at least. */
const SILENT_DAYS = 2;

/** How the newest run of each scheduled job ended. */
export async function examineJobs(client: Client): Promise<Finding> {
  const tell = about('Scheduled jobs');
  const rows = await newestRuns(client);
  if (rows.length === 0) return tell('note', 'none has run yet: they run while the server does');
  const failed = rows.filter(({ outcome }) => outcome === 'failed').map(({ job }) => job);
  if (failed.length > 0) return tell('problem', `failed: ${failed.join(', ')}; the admin’s page says why`);
  const newest = Math.min(...rows.map(({ days }) => days));
  return newest >= SILENT_DAYS
    ? tell('note', `none has run for ${newest} days: they run while the server does`)
    : tell('ok', `${rows.length} have run, none failed`);
}
