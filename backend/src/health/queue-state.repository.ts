import { GRADING_JOB_KEY } from '../grading/grading-queue.repository';
import { STUCK_SECONDS, WORKER_SILENT_SECONDS } from '../queue/queue-limits';

/** The state of the queue. Stuck: work that was promised and that nobody is going to do as things stand. */
export interface QueueState {
  gradingWorkers: number;
  mailWorkers: number;
  /** Gradings that teachers wait for. */
  open: number;
  /** Of the oldest of those; null where there is none. */
  openMinutes: number | null;
  stuck: number;
  /** Ids of some stuck gradings, the oldest first. */
  stuckIds: string[];
  /** Mails that are neither sent nor given up, queued more than ten minutes ago. */
  lateMails: number;
}

/** Runs one statement: a data source, or a client of pg made into one. */
export type RunSql = (sql: string, values: unknown[]) => Promise<unknown[]>;

const MAILS_LATE_MINUTES = 10;

export async function readQueueState(run: RunSql): Promise<QueueState> {
  const [row] = await run(
    `with alive as (
       select worker_id, queue from worker_processes where seen_at > now() - make_interval(secs => $1)
     ), open as (
       select job.id, job.created_at, queued.id is null or queued.attempts >= queued.max_attempts as lost,
         queued.locked_by is null and queued.run_at < now() - make_interval(secs => $2) as due,
         queued.locked_at < now() - make_interval(secs => $2) and queued.locked_by not in (select worker_id from alive) as held
       from grading_jobs job left join graphile_worker.jobs queued on queued.key = $3 || job.id
       where job.status in ('pending', 'processing')
     ), stuck as (
       select id, created_at from open
       where (lost and created_at < now() - make_interval(secs => $2)) or held
         or (due and not exists (select from alive where queue = 'grading'))
     )
     select
       (select count(*)::int from alive where queue = 'grading') as "gradingWorkers",
       (select count(*)::int from alive where queue = 'mail') as "mailWorkers",
       (select count(*)::int from open) as open,
       (select floor(extract(epoch from now() - min(created_at)) / 60)::int from open) as "openMinutes",
       (select count(*)::int from stuck) as stuck,
       array(select id::text from stuck order by created_at limit 5) as "stuckIds",
       (select count(*)::int from mails
        where sent_at is null and given_up_at is null and queued_at < now() - make_interval(mins => $4)) as "lateMails"`,
    [WORKER_SILENT_SECONDS, STUCK_SECONDS, GRADING_JOB_KEY, MAILS_LATE_MINUTES],
  );
  return row as QueueState;
}
