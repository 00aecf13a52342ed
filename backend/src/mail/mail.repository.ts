import type { EntityManager } from 'typeorm';
import { MAIL_JOB_KEY, MAX_ATTEMPTS, SEND_MAIL_TASK } from './mail.service';

/** More than this at once is left to the next sweep, a quarter of a minute later. */
const AT_ONCE = 1_000;

/**
 * Queues mails again that are neither sent nor given up and for which no job of the queue stands. A mail that has
 * waited for more than a day is given up when its turn comes, so this ends.
 * @returns how many
 */
export async function queueUnsentMails(manager: EntityManager): Promise<number> {
  const queued = await manager.query<unknown[]>(
    `select graphile_worker.add_job(
       $2, json_build_object('key', mail.key), job_key := $1 || mail.key, max_attempts := $3
     )
     from (
       select key from mails
       where sent_at is null and given_up_at is null and not exists (
         select from graphile_worker.jobs job
         where job.key = $1 || mails.key and (job.locked_at is not null or job.attempts < job.max_attempts)
       )
       order by queued_at limit $4
     ) as mail`,
    [MAIL_JOB_KEY, SEND_MAIL_TASK, MAX_ATTEMPTS, AT_ONCE],
  );
  return queued.length;
}
