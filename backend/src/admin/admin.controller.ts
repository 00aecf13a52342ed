import { Controller, Get, Query, Res } from '@nestjs/common';
import {
  type AdminActivity,
  type AdminActivityQuery,
  type AdminStats,
  type AdminUserFilter,
  type AdminUsersQuery,
  type AdminUsersReply,
  type AnalyticsQuery,
  type AnalyticsReply,
  type AuditEntry,
  type AuditQuery,
  type LocalAiReply,
} from '@marklight/contracts/admin';
import {
  adminActivityQuerySchema,
  adminUserFilterSchema,
  adminUsersQuerySchema,
  analyticsQuerySchema,
  auditQuerySchema,
} from '@marklight/contracts/admin.schema';
import { ADMIN_API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { ActivityService } from '../activity/activity.service';
import { LocalAi } from '../ai/local-ai.service';
import { AdminsOnly } from '../auth/signed-in.guard';
import { sendFile } from '../common/files/send-file';
import { listReply } from '../common/paging';
import { ActorOf } from './actor';
import { AdminExportsService } from './admin-exports.service';
import { AdminUsersService } from './admin-users.service';
import { AuditLog, type Actor } from './audit.service';
import { DailyNumbersService } from './daily-numbers.service';
import { StatsService } from './stats.service';

/** What administrators see. */
@AdminsOnly()
@Controller()
export class AdminController {
  constructor(
    private readonly numbers: StatsService,
    private readonly people: AdminUsersService,
    private readonly daily: DailyNumbersService,
    private readonly exports: AdminExportsService,
    private readonly activityLog: ActivityService,
    private readonly auditLog: AuditLog,
    private readonly localServers: LocalAi,
  ) {}

  @Get(ADMIN_API.stats)
  stats(): Promise<AdminStats> {
    return this.numbers.stats();
  }

  @Get(ADMIN_API.users)
  async users(
    @Query({ schema: adminUsersQuerySchema }) query: AdminUsersQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminUsersReply> {
    return { users: listReply(response, await this.people.list(query)) };
  }

  @Get(ADMIN_API.activity)
  async activity(
    @Query({ schema: adminActivityQuerySchema }) query: AdminActivityQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminActivity[]> {
    return listReply(response, await this.activityLog.list(query));
  }

  @Get(ADMIN_API.audit)
  async audit(
    @Query({ schema: auditQuerySchema }) query: AuditQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AuditEntry[]> {
    return listReply(response, await this.auditLog.list(query));
  }

  @Get(ADMIN_API.analytics)
  analytics(@Query({ schema: analyticsQuerySchema }) query: AnalyticsQuery): Promise<AnalyticsReply> {
    return this.daily.analytics(query);
  }

  @Get(ADMIN_API.localAi)
  localAi(): Promise<LocalAiReply> {
    return this.localServers.look();
  }

  @Get(ADMIN_API.exportUsers)
  async exportUsers(
    @ActorOf() actor: Actor,
    @Query({ schema: adminUserFilterSchema }) filter: AdminUserFilter,
    @Res() response: Response,
  ): Promise<void> {
    await this.auditLog.noteAlone(actor, { action: 'users_exported' }, 'Users exported');
    await sendFile(response, () => this.exports.usersCsv(filter));
  }

  @Get(ADMIN_API.exportAnalytics)
  async exportAnalytics(
    @ActorOf() actor: Actor,
    @Query({ schema: analyticsQuerySchema }) query: AnalyticsQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, async () => {
      const file = await this.exports.analyticsCsv(query);
      await this.auditLog.noteAlone(actor, { action: 'analytics_exported' }, 'Daily analytics exported');
      return file;
    });
  }
}
