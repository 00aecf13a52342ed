import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';
import type { AccessFacts } from '../plan/access';
import type { MailKind, QueuedMail } from './mail';
import { MAIL_JOB_KEY, MAX_ATTEMPTS, SEND_MAIL_TASK } from './mail-queue';

/** The most in one sweep; the rest is left to the next, a quarter of a minute later. */
const SWEEP_MAX = 1_000;

export interface MailRow {
  kind: MailKind;
  data: unknown;
  email: string;
  /** Id of the link that the mail carries; null if it carries none, or its link no longer works. */
  tokenId: string | null;
  /** The facts that decide the reader's access; null if the mail goes to no account. */
  account: AccessFacts | null;
  /** Whether it has waited for too long to be worth sending. */
  old: boolean;
}

type AccessTimes = Pick<AccessFacts, 'trialEndsAt' | 'subscriptionEndsAt' | 'complimentaryUntil'>;

interface StoredMail extends Omit<MailRow, 'account'>, AccessTimes {
  account: Omit<AccessFacts, keyof AccessTimes> | null;
}

export interface EndingTrial {
  id: string;
  trialEndsAt: Date;
}

/** The table `mails` and the queue's jobs for them. */
@Injectable()
export class MailRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Stores a mail with its job, once for its key. @returns whether the mail is new */
  async insert(manager: EntityManager, { kind, userId, to, key, data }: QueuedMail): Promise<boolean> {
    const added = await manager.query<unknown[]>(
      `with added as (
         insert into mails (key, kind, user_id, recipient, data) values ($1, $2, $3, $7, $4)
         on conflict (key) do nothing returning key
       )
       select graphile_worker.add_job(
         $5, json_build_object('key', key), job_key := $8 || key, max_attempts := $6
       ) from added`,
      [
        key,
        kind,
        userId ?? null,
        JSON.stringify(data ?? {}),
        SEND_MAIL_TASK,
        MAX_ATTEMPTS,
        to ?? null,
        MAIL_JOB_KEY,
      ],
    );
    return added.length > 0;
  }

  /** Does the work within the caller's transaction and rolls it back. */
  async undone(manager: EntityManager, work: () => Promise<unknown>): Promise<void> {
    await manager.query('savepoint undone');
    await work();
    await manager.query('rollback to savepoint undone');
  }

  /** The mail with this key, if it is still to be sent. @param oldAfter an interval of PostgreSQL */
  async findUnsent(key: string, oldAfter: string): Promise<MailRow | null> {
    const [row] = await this.dataSource.query<StoredMail[]>(
      `select m.kind, m.data, coalesce(m.recipient, t.email, u.email) as email, t.id as "tokenId",
         case when u.id is not null then json_build_object(
           'isAdmin', u.is_admin, 'subscriptionStatus', u.subscription_status,
           'cancelAtPeriodEnd', u.cancel_at_period_end) end as account,
         u.trial_ends_at as "trialEndsAt", u.subscription_ends_at as "subscriptionEndsAt",
         u.complimentary_until as "complimentaryUntil", m.queued_at < now() - $2::interval as old
       from mails m left join users u on u.id = m.user_id
       left join one_time_tokens t on t.id::text = m.data ->> 'tokenId' and t.used_at is null and t.expires_at > now()
       where m.key = $1 and m.sent_at is null and m.given_up_at is null`,
      [key, oldAfter],
    );
    if (!row) return null;
    const { account, trialEndsAt, subscriptionEndsAt, complimentaryUntil, ...mail } = row;
    return {
      ...mail,
      account: account && { ...account, trialEndsAt, subscriptionEndsAt, complimentaryUntil },
    };
  }

  /** The address is forgotten with it. */
  async mark(key: string, column: 'sent_at' | 'given_up_at'): Promise<void> {
    await this.dataSource.query(
      `update mails set ${column} = now(), recipient = null where key = $1 and sent_at is null`,
      [key],
    );
  }

  /**
   * Running trials that end within a number of days and whose end changes something for a reader with a known
   * address.
   */
  trialsEndingSoon(manager: EntityManager, now: Date, days: number): Promise<EndingTrial[]> {
    return manager.query<EndingTrial[]>(
      `select id, trial_ends_at as "trialEndsAt" from users
       where subscription_status = 'trial' and not is_admin and disabled_at is null and not awaits_confirmation
         and (complimentary_until is null or complimentary_until <= trial_ends_at)
         and trial_ends_at > $1::timestamptz
         and trial_ends_at <= $1::timestamptz + make_interval(days => $2)`,
      [now, days],
    );
  }
}

/**
 * Queues mails again that are neither sent nor given up and that have no job in the queue. A mail that has waited for
 * more than a day is given up when its turn comes, so this does not go on forever.
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
    [MAIL_JOB_KEY, SEND_MAIL_TASK, MAX_ATTEMPTS, SWEEP_MAX],
  );
  return queued.length;
}
