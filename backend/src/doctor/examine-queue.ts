import type { Client } from 'pg';
import { about, type Finding } from './finding';

/** A worker writes every 5 s; the product itself gives its jobs away after 30. */
const ALIVE_SECONDS = 30;

/** Whether somebody grades, and how long the oldest essay has waited. */
export async function examineQueue(client: Client): Promise<Finding> {
  const tell = about('Queue');
  const { rows } = await client.query<{ workers: number; waiting: number; minutes: number | null }>(
    `select
       (select count(*)::int from worker_processes
        where queue = 'grading' and seen_at > now() - make_interval(secs => $1)) as workers,
       count(*)::int as waiting,
       floor(extract(epoch from now() - min(created_at)) / 60)::int as minutes
     from grading_jobs where status in ('pending', 'processing')`,
    [ALIVE_SECONDS],
  );
  const { workers = 0, waiting = 0, minutes } = rows[0] ?? {};
  const jobs = waiting === 0 ? 'nothing waits' : `${waiting} waiting, the oldest for ${minutes ?? 0} minutes`;
  if (workers > 0) return tell('ok', `${workers} ${workers === 1 ? 'worker' : 'workers'}; ${jobs}`);
  return waiting > 0
    ? tell('problem', `no worker is running; ${jobs}. Start the server, or npm run worker`)
    : tell('note', `no worker is running (the server is stopped); ${jobs}`);
}
