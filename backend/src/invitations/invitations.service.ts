import { Injectable } from '@nestjs/common';
import { INVITATION_DAYS } from '@marklight/contracts/business';
import type { PageQuery } from '@marklight/contracts/common';
import {
  INVITATION_MESSAGES,
  type Invitation,
  type InvitationLookUpReply,
  type InviteRequest,
} from '@marklight/contracts/invitations';
import type { EntityManager } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { Clock } from '../common/clock';
import { NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { AppConfig } from '../config/app-config';
import { MailService } from '../mail/mail.service';
import { invitationIdIn, invitationLink } from '../common/invitation-token';
import { InvitationError } from './invitations.errors';
import { InvitationsRepository, type InvitationRow } from './invitations.repository';

/** An invitation that may be used now. */
export interface OpenInvitation {
  id: string;
  /** Null if anybody who has the link may use it. */
  email: string | null;
  /** The link was sent by mail, so the person who has it can read that address's mail. */
  provesEmail: boolean;
}

/** Links by which administrators let people create an account. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly invitations: InvitationsRepository,
    private readonly config: AppConfig,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an invitation in the caller's transaction, and mails it if it names somebody and mail is on.
   * @throws InvitationError email_needed if this server invites by name only
   */
  async invite(
    manager: EntityManager,
    createdBy: string,
    { email }: InviteRequest,
  ): Promise<{ invitation: Invitation; link: string }> {
    if (email === null && this.config.signup.mode === 'closed')
      throw new InvitationError('email_needed', { fields: { email: INVITATION_MESSAGES.emailNeeded } });
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS);
    const mailed = email !== null && this.mail.enabled;
    const id = await this.invitations.insert(manager, { email, mailed, createdBy, expiresAt });
    if (mailed)
      await this.mail.queue(manager, {
        kind: 'invitation',
        to: email,
        key: `invitation:${id}`,
        data: { invitationId: id, expiresAt: expiresAt.toISOString() },
      });
    const row = await this.invitations.find(id, now, manager);
    if (!row) throw new NotFoundError();
    return { invitation: toReply(row), link: invitationLink(id, this.config) };
  }

  async list(query: PageQuery): Promise<Page<Invitation>> {
    const { take, skip } = sliceOf(query);
    const { rows, total } = await this.invitations.page(take, skip, this.clock.now());
    return { items: rows.map(toReply), total };
  }

  /** @throws NotFoundError, InvitationError not_open */
  async revoke(manager: EntityManager, id: string): Promise<Invitation> {
    const now = this.clock.now();
    const done = await this.invitations.revoke(manager, id, now);
    const row = await this.invitations.find(id, now, manager);
    if (!row) throw new NotFoundError();
    if (!done) throw new InvitationError('not_open');
    return toReply(row);
  }

  /** What the sign-up form needs to know about a link. @throws InvitationError invitation_not_valid */
  async lookUp(token: string): Promise<InvitationLookUpReply> {
    const { email, expiresAt } = await this.requireOpen(token);
    return { email, expiresAt: expiresAt.toISOString() };
  }

  /** The id of the invitation in the link; null if it cannot be used. */
  async openIdIn(token: string): Promise<string | null> {
    return (await this.findOpen(token))?.id ?? null;
  }

  /** @throws InvitationError invitation_not_valid, other_email */
  async requireFor(token: string, email: string): Promise<OpenInvitation> {
    const row = await this.requireOpen(token);
    if (row.email !== null && row.email !== email.toLowerCase())
      throw new InvitationError('other_email', { fields: { email: `This invitation is for ${row.email}.` } });
    return { id: row.id, email: row.email, provesEmail: row.mailed };
  }

  /** In the transaction that makes the account. @throws InvitationError invitation_not_valid */
  async use(manager: EntityManager, { id }: OpenInvitation, userId: string): Promise<void> {
    if (!(await this.invitations.use(manager, id, userId, this.clock.now())))
      throw new InvitationError('invitation_not_valid');
  }

  private async requireOpen(token: string): Promise<InvitationRow> {
    const row = await this.findOpen(token);
    if (!row) throw new InvitationError('invitation_not_valid');
    return row;
  }

  private async findOpen(token: string): Promise<InvitationRow | null> {
    const id = invitationIdIn(token, this.config.sessionSecret);
    const row = id === null ? null : await this.invitations.find(id, this.clock.now());
    return row?.state === 'open' ? row : null;
  }
}

function toReply({ createdAt, expiresAt, ...row }: InvitationRow): Invitation {
  return { ...row, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() };
}
