import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { gradeOf } from '@marklight/contracts/grades';
import {
  PROFILE_ACTIVITY_COUNT,
  PROFILE_ESSAY_COUNT,
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

type EssayHistory = ProfileReply['essayHistory'];

@Injectable()
export class ProfileService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
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
      this.essayCount(user.id),
      this.gradings(user.id),
      this.ai.thisMonth(user.id),
      this.activity.lastOf(user.id),
      this.activity.recent(user.id, PROFILE_ACTIVITY_COUNT),
      this.essayHistory(user.id),
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
      essayHistory,
    };
  }

  /** @throws ProfileError email_not_changed, or changed_meanwhile where it is not what the form was filled with any more */
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
   * email that waits for its confirmation.
   */
  async changePassword(userId: string, newPassword: string, keptSessionId: string): Promise<void> {
    const password = await hashPassword(newPassword);
    await this.dataSource.transaction(async (manager) => {
      // Whoever knew the old password may have asked for another email.
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

  private async essayCount(userId: string): Promise<number> {
    const [row] = (await this.dataSource.query(
      'select count(*)::int as n from essays where user_id = $1 and deleted_at is null',
      [userId],
    )) as [{ n: number }];
    return row.n;
  }

  /** How many gradings there are, and the mean percentage of the newest of each essay. */
  private async gradings(userId: string): Promise<{ total: number; meanPercentage: number | null }> {
    const [row] = (await this.dataSource.query(
      `select coalesce(sum(of_essay), 0)::int as total, avg(percentage) as "meanPercentage"
       from (
         select distinct on (result.essay_id) result.percentage,
           count(*) over (partition by result.essay_id) as of_essay
         from grading_results result join essays essay on essay.id = result.essay_id and essay.deleted_at is null
         where result.user_id = $1
         order by result.essay_id, result.created_at desc, result.id desc
       ) newest`,
      [userId],
    )) as [{ total: number; meanPercentage: number | null }];
    return row;
  }

  private async essayHistory(userId: string): Promise<EssayHistory> {
    const rows = (await this.dataSource.query(
      `select id, filename, uploaded_at as "uploadedAt",
         (select coalesce(json_agg(json_build_object('grade', grade,
             'isProvisional', unassessed_criteria > 0 and reviewed_at is null) order by created_at desc, result.id desc), '[]')
          from grading_results result where result.essay_id = essays.id) as "gradingResults"
       from essays where user_id = $1 and deleted_at is null order by uploaded_at desc, id limit $2`,
      [userId, PROFILE_ESSAY_COUNT],
    )) as (Omit<EssayHistory[number], 'uploadedAt'> & { uploadedAt: Date })[];
    return rows.map((row) => ({ ...row, uploadedAt: row.uploadedAt.toISOString() }));
  }
}
