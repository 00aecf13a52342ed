import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { accessOf, type AccessFacts } from '../billing/access';
import { oneTimeToken } from '../common/one-time-token';
import { AppConfig } from '../config/app-config';
import { throughDatabaseOutage } from '../database/database-away';
import { invitationLink } from '../invitations/invitation-token';
import type { MailContent, MailKind } from './mail';
import { layOut } from './mail-layout';
import { mailText } from './mail-text';
import { MailFailure, MailTransport } from './mail-transport';

/** What became of a try. `skipped`: it was sent before, is no longer true, or nobody is there to read it. */
export type SendOutcome = { kind: MailKind; state: 'sent' | 'skipped' | 'given_up'; reason?: string };

interface MailRow {
  kind: MailKind;
  data: unknown;
  email: string;
  /** Of the link that the mail carries; null where it carries none, or its link no longer works. */
  tokenId: string | null;
  /** What decides the reader's access; null where the mail goes to no account. */
  account: AccessFacts | null;
  old: boolean;
}

type AccessTimes = Pick<AccessFacts, 'trialEndsAt' | 'subscriptionEndsAt' | 'complimentaryUntil'>;

interface StoredMail extends Omit<MailRow, 'account'>, AccessTimes {
  account: Omit<AccessFacts, keyof AccessTimes> | null;
}

/** A mail that waited longer than this says nothing of use any more. */
const GIVE_UP_AFTER = '1 day';

/** Writes queued mails and hands them to the mail server. */
@Injectable()
export class MailSender {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly transport: MailTransport,
  ) {}

  /**
   * Sends the mail with this key, if it is still to be sent.
   * @param lastTry whether a failure is final
   * @returns null where there is no such mail (the account was deleted)
   * @throws MailFailure where it should be tried again
   */
  async send(key: string, lastTry: boolean): Promise<SendOutcome | null> {
    const row = await throughDatabaseOutage(() => this.find(key));
    if (!row) return null;
    const { kind } = row;
    if (outdated(row)) {
      await this.mark(key, 'given_up_at');
      return { kind, state: 'skipped' };
    }
    if (row.old) return this.giveUp(key, kind, 'it waited for more than a day');
    try {
      await this.transport.send(this.written(key, row));
    } catch (error) {
      if (error instanceof MailFailure && (error.permanent || lastTry)) {
        return this.giveUp(key, kind, error.message);
      }
      throw error;
    }
    // It has been sent: whatever the database does, it should not be sent again.
    await throughDatabaseOutage(() => this.mark(key, 'sent_at'));
    return { kind, state: 'sent' };
  }

  private written(key: string, { kind, data, email, tokenId, account }: MailRow) {
    const { publicUrl, stripe } = this.config;
    const billingOff = this.config.env.BILLING === 'off';
    const server = {
      publicUrl,
      paymentsAvailable: Boolean(stripe),
      billingOff,
      reader: account && {
        access: accessOf(account, new Date(), billingOff),
        trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
      },
      invitationLink: (id: string) => invitationLink(id, this.config),
      token: tokenId && oneTimeToken(tokenId, this.config.sessionSecret),
    };
    const text = mailText({ kind, data } as MailContent, server);
    return {
      to: email,
      subject: text.subject,
      ...layOut(text, this.config.env.SUPPORT_EMAIL),
      id: createHash('sha256').update(key).digest('hex').slice(0, 32),
    };
  }

  private async find(key: string): Promise<MailRow | null> {
    const [row] = (await this.dataSource.query(
      `select m.kind, m.data, coalesce(m.recipient, t.email, u.email) as email, t.id as "tokenId",
         case when u.id is not null then json_build_object(
           'isAdmin', u.is_admin, 'subscriptionStatus', u.subscription_status,
           'cancelAtPeriodEnd', u.cancel_at_period_end) end as account,
         u.trial_ends_at as "trialEndsAt", u.subscription_ends_at as "subscriptionEndsAt",
         u.complimentary_until as "complimentaryUntil", m.queued_at < now() - $2::interval as old
       from mails m left join users u on u.id = m.user_id
       left join one_time_tokens t on t.id::text = m.data ->> 'tokenId' and t.used_at is null and t.expires_at > now()
       where m.key = $1 and m.sent_at is null and m.given_up_at is null`,
      [key, GIVE_UP_AFTER],
    )) as StoredMail[];
    if (!row) return null;
    const { account, trialEndsAt, subscriptionEndsAt, complimentaryUntil, ...mail } = row;
    return {
      ...mail,
      account: account && { ...account, trialEndsAt, subscriptionEndsAt, complimentaryUntil },
    };
  }

  private async giveUp(key: string, kind: MailKind, reason: string): Promise<SendOutcome> {
    await this.mark(key, 'given_up_at');
    return { kind, state: 'given_up', reason };
  }

  private async mark(key: string, column: 'sent_at' | 'given_up_at'): Promise<void> {
    await this.dataSource.query(
      `update mails set ${column} = now(), recipient = null where key = $1 and sent_at is null`,
      [key],
    );
  }
}

const WITH_LINK: readonly MailKind[] = ['verify_email', 'change_email', 'reset_password'];

/** A link that no longer works; a reminder of a trial that meanwhile ended, was extended or became a subscription. */
function outdated({ kind, data, tokenId, account }: MailRow): boolean {
  if (WITH_LINK.includes(kind)) return tokenId === null;
  if (kind !== 'trial_ending') return false;
  const { trialEndsAt: announced } = data as { trialEndsAt: string };
  const end = account?.trialEndsAt ?? null;
  return (
    account?.subscriptionStatus !== 'trial' ||
    end === null ||
    end.getTime() !== Date.parse(announced) ||
    end <= new Date() ||
    (account.complimentaryUntil !== null && account.complimentaryUntil > end)
  );
}
