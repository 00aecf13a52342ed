import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ClientBase } from 'pg';
import type { DataSource } from 'typeorm';
import { GRADING_JOB_KEY } from '../grading/grading-queue.repository';
import { STUCK_SECONDS, WORKER_SILENT_SECONDS } from '../queue/queue-limits';

/** The state of the queue. Stuck: work that was promised and that no worker is going to take. */
export interface QueueState {
  gradingWorkers: number;
  mailWorkers: number;
  /** Gradings that teachers wait for. */
  open: number;
  /** Minutes that the oldest of those has waited; null if there is none. */
  openMinutes: number | null;
  stuck: number;
  /** Ids of some stuck gradings, the oldest first. */
  stuckIds: string[];
  /** Mails that are neither sent nor given up, queued more than ten minutes ago. */
  lateMails: number;
}

const MAILS_LATE_MINUTES = 10;

/** $1: seconds of silence, $2: seconds of patience, $3: prefix of a grading's key, $4: minutes of patience with mails. */
const STATE = `with alive as (
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
        where sent_at is null and given_up_at is null and queued_at < now() - make_interval(mins => $4)) as "lateMails"`;
const VALUES = [WORKER_SILENT_SECONDS, STUCK_SECONDS, GRADING_JOB_KEY, MAILS_LATE_MINUTES];

@Injectable()
export class QueueStateRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async read(): Promise<QueueState> {
    const [row] = await this.dataSource.query<[QueueState]>(STATE, VALUES);
    return row;
  }
}

/** The same over one connection of pg, for a command. @throws Error if there is no answer */
export async function readQueueState(client: ClientBase): Promise<QueueState> {
  const [row] = (await client.query<QueueState>(STATE, VALUES)).rows;
  if (!row) throw new Error('The state of the queue could not be read.');
  return row;
}
