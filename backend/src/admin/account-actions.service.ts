import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  COMPLIMENTARY_MAX_DAYS,
  type AccountActionRequest,
  type AdminUser,
  type DeleteUserRequest,
  type ExtendTrialRequest,
  type GiveAccessRequest,
  type ResetLinkReply,
  type SetDisabledRequest,
  type SetRoleRequest,
} from '@marklight/contracts/admin';
import type { DataSource, EntityManager } from 'typeorm';
import { DAY_MS } from '@marklight/contracts/durations';
import { AuthError } from '../auth/auth.errors';
import { makeResetLink, type ResetLink } from '../auth/reset-link';
import { SessionsService } from '../auth/sessions.service';
import { User } from '../auth/user.entity';
import { lockAdmins } from '../auth/users.repository';
import { planOf } from '../plan/access';
import { NotFoundError } from '../common/coded-error';
import { AppConfig } from '../config/app-config';
import { AccountDeletion } from '../profile/account-deletion.service';
import { AdminError } from './admin.errors';
import { AdminUsersService } from './admin-users.service';
import { AuditLog, type Actor, type AuditNote } from './audit.service';

/** What changes in the account, and how the audit log describes it. */
interface AccountChange {
  changes: Partial<User>;
  note: Pick<AuditNote, 'action' | 'details'>;
  /** In the activity log: fixed words. */
  activity: string;
}

/**
 * What an administrator does to an account. Each is one transaction in which the administrators' rows are locked: the
 * actor must still be one of them, and at least one who can sign in must remain. An action on an account that has
 * changed since the administrator opened it is refused.
 */
@Injectable()
export class AccountActions {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
    private readonly users: AdminUsersService,
    private readonly deletion: AccountDeletion,
    private readonly audit: AuditLog,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Moves the end of a trial by days of 24 hours: from its end, or from now if it has ended.
   * @throws AdminError no_trial if there is a subscription; changed_meanwhile. NotFoundError
   */
  extendTrial(actor: Actor, id: string, request: ExtendTrialRequest, now = new Date()): Promise<AdminUser> {
    return this.act(actor, id, request, (account) => {
      if (planOf(account, now, this.config.env.BILLING === 'off').subscribed)
        throw new AdminError('no_trial');
      const from = Math.max(account.trialEndsAt?.getTime() ?? 0, now.getTime());
      const trialEndsAt = new Date(from + request.days * DAY_MS);
      const ended = account.subscriptionStatus === 'no_subscription';
      return {
        changes: { trialEndsAt, ...(ended ? { subscriptionStatus: 'trial' } : {}) },
        note: {
          action: 'trial_extended',
          details: `${request.days} ${request.days === 1 ? 'day' : 'days'}, until ${minuteOf(trialEndsAt)}`,
        },
        activity: 'Trial extended',
      };
    });
  }

  /** @throws AdminError date_not_ahead, already_so, changed_meanwhile. NotFoundError */
  giveAccess(actor: Actor, id: string, request: GiveAccessRequest, now = new Date()): Promise<AdminUser> {
    const until = request.until === null ? null : new Date(request.until);
    return this.act(actor, id, request, (account) => {
      if (until === null) {
        if (account.complimentaryUntil === null) throw new AdminError('already_so');
        return {
          changes: { complimentaryUntil: null },
          note: { action: 'access_ended' },
          activity: 'Complimentary access ended',
        };
      }
      const ahead = until.getTime() - now.getTime();
      if (ahead <= 0 || ahead > COMPLIMENTARY_MAX_DAYS * DAY_MS) throw new AdminError('date_not_ahead');
      return {
        changes: { complimentaryUntil: until },
        note: { action: 'access_given', details: `until ${minuteOf(until)}` },
        activity: 'Complimentary access given',
      };
    });
  }

  /**
   * Takes effect from the person's next request.
   * @throws AdminError last_admin, already_so, changed_meanwhile. NotFoundError
   */
  setRole(actor: Actor, id: string, request: SetRoleRequest): Promise<AdminUser> {
    return this.act(actor, id, request, (account, otherAdmins) => {
      if (account.isAdmin === request.isAdmin) throw new AdminError('already_so');
      if (!request.isAdmin && otherAdmins === 0) throw new AdminError('last_admin');
      return {
        changes: { isAdmin: request.isAdmin },
        note: { action: request.isAdmin ? 'admin_given' : 'admin_taken' },
        activity: request.isAdmin ? 'Administrator added' : 'Administrator removed',
      };
    });
  }

  /**
   * A disabled account keeps its data; its sessions end and it cannot sign in.
   * @throws AdminError own_account, already_so, changed_meanwhile. NotFoundError
   */
  setDisabled(actor: Actor, id: string, request: SetDisabledRequest, now = new Date()): Promise<AdminUser> {
    if (id === actor.admin.id) throw new AdminError('own_account');
    return this.act(actor, id, request, async (account, _, manager) => {
      if ((account.disabledAt !== null) === request.disabled) throw new AdminError('already_so');
      if (request.disabled) await this.sessions.endAll(manager, id);
      return {
        changes: { disabledAt: request.disabled ? now : null },
        note: { action: request.disabled ? 'disabled' : 'enabled' },
        activity: request.disabled ? 'Account disabled' : 'Account enabled',
      };
    });
  }

  /** @throws AdminError changed_meanwhile. NotFoundError */
  signOut(actor: Actor, id: string, request: AccountActionRequest): Promise<AdminUser> {
    return this.act(actor, id, request, async (_account, _others, manager) => {
      const ended = await this.sessions.endAll(manager, id);
      return {
        changes: {},
        note: { action: 'signed_out', details: `${ended} ${ended === 1 ? 'session' : 'sessions'}` },
        activity: 'Signed out everywhere',
      };
    });
  }

  /**
   * Confirms the person's email by hand, for servers that cannot do so by mail.
   * @throws AdminError already_so, changed_meanwhile. NotFoundError
   */
  confirmEmail(
    actor: Actor,
    id: string,
    request: AccountActionRequest,
    now = new Date(),
  ): Promise<AdminUser> {
    return this.act(actor, id, request, (account) => {
      if (account.emailVerifiedAt !== null) throw new AdminError('already_so');
      return {
        changes: { emailVerifiedAt: now, awaitsConfirmation: false },
        note: { action: 'email_confirmed' },
        activity: 'Email confirmed',
      };
    });
  }

  /**
   * Makes a link to choose a new password, for the administrator to hand over. Not for administrators: one could take
   * another's account and act under their name in the audit log.
   * @throws AdminError mail_is_on, for_teachers_only, changed_meanwhile. NotFoundError
   */
  async makeResetLink(actor: Actor, id: string, request: AccountActionRequest): Promise<ResetLinkReply> {
    if (this.config.env.SMTP_URL) throw new AdminError('mail_is_on');
    let link: ResetLink | undefined;
    const account = await this.act(actor, id, request, async (person, _others, manager) => {
      if (person.isAdmin) throw new AdminError('for_teachers_only');
      link = await makeResetLink(manager, this.config, person);
      return {
        changes: {},
        note: { action: 'reset_link_made', details: `until ${minuteOf(link.expiresAt)}` },
        activity: 'Reset link created',
      };
    });
    const { url, expiresAt } = link as ResetLink;
    return { account, url, expiresAt: expiresAt.toISOString() };
  }

  /**
   * Removes the account and all its data immediately and permanently.
   * @throws AdminError own_account, email_differs, changed_meanwhile. NotFoundError
   */
  async delete(actor: Actor, id: string, request: DeleteUserRequest): Promise<void> {
    if (id === actor.admin.id) throw new AdminError('own_account');
    const account = await this.dataSource.getRepository(User).findOneBy({ id });
    if (!account) throw new NotFoundError();
    if (account.email.toLowerCase() !== request.confirmEmail.toLowerCase())
      throw new AdminError('email_differs', {
        fields: { confirmEmail: 'This is not the account’s email address.' },
      });
    await this.deletion.delete(account, async (manager) => {
      await lockAdminsWith(manager, actor);
      await lockAccount(manager, id, request.version);
      await this.audit.note(manager, actor, { action: 'deleted', subject: account, reason: request.reason });
    });
    await this.audit.noteActivity(actor, 'Account deleted');
  }

  private async act(
    actor: Actor,
    id: string,
    { version, reason }: AccountActionRequest,
    changeOf: (
      account: User,
      otherAdmins: number,
      manager: EntityManager,
    ) => AccountChange | Promise<AccountChange>,
  ): Promise<AdminUser> {
    const { activity } = await this.dataSource.transaction(async (manager) => {
      const admins = await lockAdminsWith(manager, actor);
      const account = await lockAccount(manager, id, version);
      const change = await changeOf(account, admins.filter((admin) => admin !== id).length, manager);
      await manager.update(User, id, { ...change.changes, version: version + 1 });
      await this.audit.note(manager, actor, { ...change.note, subject: account, reason });
      return change;
    });
    await this.audit.noteActivity(actor, activity);
    return this.users.find(id);
  }
}

/**
 * The ids of the administrators who can sign in, locked in the order that deleting an account locks them too.
 * @throws AuthError admins_only if the actor is no longer one of them
 */
async function lockAdminsWith(manager: EntityManager, { admin }: Actor): Promise<string[]> {
  const ids = await lockAdmins(manager);
  if (!ids.includes(admin.id)) throw new AuthError('admins_only');
  return ids;
}

/** @throws NotFoundError, AdminError changed_meanwhile */
async function lockAccount(manager: EntityManager, id: string, version: number): Promise<User> {
  const account = await manager.findOne(User, { where: { id }, lock: { mode: 'for_no_key_update' } });
  if (!account) throw new NotFoundError();
  if (account.version !== version) throw new AdminError('changed_meanwhile');
  return account;
}

function minuteOf(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
