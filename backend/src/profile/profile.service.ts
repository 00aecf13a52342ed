import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { gradeOf } from '@marklight/contracts/grades';
import {
  PROFILE_ACTIVITY_COUNT,
  type ProfileReply,
  type UpdateProfileRequest,
} from '@marklight/contracts/profile';
import type { DataSource } from 'typeorm';
import { AiUsageService } from '../ai/ai-usage.service';
import { ActivityService } from '../activity/activity.service';
import { AuthService } from '../auth/auth.service';
import { hashPassword } from '../auth/passwords';
import { OneTimeTokens } from '../auth/one-time-tokens.service';
import { SessionsService } from '../auth/sessions.service';
import { User } from '../auth/user.entity';
import { BillingTasks } from '../billing/billing-tasks.service';
import { undoesAnother } from '../common/changed-meanwhile';
import { isUniqueViolation } from '../database/sql-errors';
import { MailService } from '../mail/mail.service';
import { EmailChange } from './email-change.service';
import { ProfileError } from './profile.errors';
import { ProfileRepository } from './profile.repository';

@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly repository: ProfileRepository,
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
    private readonly activity: ActivityService,
    private readonly emailChange: EmailChange,
    private readonly billingTasks: BillingTasks,
    private readonly tokens: OneTimeTokens,
    private readonly mail: MailService,
    private readonly ai: AiUsageService,
  ) {}

  /** Essays under "Recently deleted" and their gradings do not count. */
  async of(user: User, now = new Date()): Promise<ProfileReply> {
    const [totalEssays, gradings, usage, lastActivity, recentActivity, essayHistory] = await Promise.all([
      this.repository.essayCount(user.id),
      this.repository.gradings(user.id),
      this.ai.thisMonth(user.id),
      this.activity.lastOf(user.id),
      this.activity.recent(user.id, PROFILE_ACTIVITY_COUNT),
      this.repository.essayHistory(user.id),
    ]);
    return {
      user: this.auth.toReply(user),
      usageStats: {
        totalEssays,
        totalGradings: gradings.total,
        averageGrade: gradings.meanPercentage === null ? null : gradeOf(gradings.meanPercentage),
        lastActivity: lastActivity?.toISOString() ?? null,
        tokensThisMonth: usage.tokens,
        costUsdThisMonth: usage.costUsd,
        tokenCap: this.ai.capFor(user, now)?.tokens ?? null,
      },
      recentActivity,
      essayHistory: essayHistory.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() })),
    };
  }

  /**
   * @throws ProfileError email_not_changed, or changed_meanwhile if the profile is no longer what the form was filled
   * with
   */
  async update(user: User, { was, currentPassword: _, ...given }: UpdateProfileRequest): Promise<User> {
    const changes = { ...given, email: given.email.toLowerCase() };
    try {
      const customerId = await this.dataSource.transaction(async (manager) => {
        const stored = await manager.findOneOrFail(User, {
          where: { id: user.id },
          lock: { mode: 'pessimistic_write' },
        });
        if (was && undoesAnother<typeof changes>(stored, was, changes)) {
          throw new ProfileError('changed_meanwhile');
        }
        const { email, ...names } = changes;
        await manager.update(User, user.id, names);
        return email === stored.email ? null : this.emailChange.ask(manager, stored, email);
      });
      if (customerId) await this.billingTasks.workSoon(customerId);
    } catch (error) {
      throw isUniqueViolation(error) ? new ProfileError('email_not_changed') : error;
    }
    return this.dataSource.getRepository(User).findOneByOrFail({ id: user.id });
  }

  /**
   * Stores a new password, ends every session of the person but one, which the caller renews, and cancels a change of
   * email that is waiting to be confirmed.
   */
  async changePassword(userId: string, newPassword: string, keptSessionId: string): Promise<void> {
    const password = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      // Somebody who knew the old password may have asked for another email.
      await manager.update(User, userId, { password, pendingEmail: null });
      await this.tokens.revoke(manager, userId, 'reset_password');
      await this.tokens.revoke(manager, userId, 'change_email');
      await this.mail.queue(manager, {
        kind: 'password_changed',
        userId,
        key: `password_changed:${userId}:${Date.now()}`,
      });
      await this.sessions.endOthers(userId, keptSessionId, manager);
    });
  }
}
