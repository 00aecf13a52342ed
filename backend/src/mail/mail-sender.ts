import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { accessOf } from '../plan/access';
import { oneTimeToken } from '../common/one-time-token';
import { AppConfig } from '../config/app-config';
import { throughDatabaseOutage } from '../common/failures/database-away';
import { invitationLink } from '../common/invitation-token';
import type { MailContent, MailKind } from './mail';
import { layOut } from './mail-layout';
import { mailText } from './mail-text';
import { MailRepository, type MailRow } from './mail.repository';
import { MailFailure, MailTransport } from './mail-transport';

/** The outcome of an attempt. `skipped`: the mail was sent before, is no longer true, or has no reader. */
export type SendOutcome = { kind: MailKind; state: 'sent' | 'skipped' | 'given_up'; reason?: string };

/** A mail that has waited longer than this is no longer of use. */
const GIVE_UP_AFTER = '1 day';

/** Writes queued mails and hands them to the mail server. */
@Injectable()
export class MailSender {
  constructor(
    private readonly mails: MailRepository,
    private readonly config: AppConfig,
    private readonly transport: MailTransport,
  ) {}

  /**
   * Sends the mail with this key, if it is still to be sent.
   * @param lastTry whether a failure is final
   * @returns null if there is no such mail (the account was deleted)
   * @throws MailFailure if it should be tried again
   */
  async send(key: string, lastTry: boolean): Promise<SendOutcome | null> {
    const row = await throughDatabaseOutage(() => this.mails.findUnsent(key, GIVE_UP_AFTER));
    if (!row) return null;
    const { kind } = row;
    if (outdated(row)) {
      await this.mails.mark(key, 'given_up_at');
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
    // It has been sent, so it must not be sent again even if the database fails.
    await throughDatabaseOutage(() => this.mails.mark(key, 'sent_at'));
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

  private async giveUp(key: string, kind: MailKind, reason: string): Promise<SendOutcome> {
    await this.mails.mark(key, 'given_up_at');
    return { kind, state: 'given_up', reason };
  }
}

const WITH_LINK: readonly MailKind[] = ['verify_email', 'change_email', 'reset_password'];

/**
 * A link that no longer works; a reminder of a trial that has since ended, been extended or become a subscription.
 */
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
