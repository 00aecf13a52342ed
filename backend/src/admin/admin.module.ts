import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { AiModule } from '../ai/ai.module';
import { AuthModule } from '../auth/auth.module';
import { MailModule } from '../mail/mail.module';
import { InvitationsModule } from '../invitations/invitations.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { ProfileModule } from '../profile/profile.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { AccountActionsController } from './account-actions.controller';
import { AccountActions } from './account-actions.service';
import { AdminController } from './admin.controller';
import { AdminExportsService } from './admin-exports.service';
import { AdminInvitations } from './admin-invitations.service';
import { AdminJobs } from './admin-jobs';
import { AdminRubricReports } from './admin-rubric-reports.service';
import { AdminUsersRepository } from './admin-users.repository';
import { AdminUsersService } from './admin-users.service';
import { AuditLogRepository } from './audit-log.repository';
import { AuditLog } from './audit.service';
import { DailyNumbersService } from './daily-numbers.service';
import { AdminInvitationsController } from './invitations.controller';
import { AdminRubricReportsController } from './rubric-reports.controller';
import { OperationsController } from './operations.controller';
import { OperationsService } from './operations.service';
import { PlatformNumbersRepository } from './platform-numbers.repository';
import { StatsService } from './stats.service';
import { TrialsRepository } from './trials.repository';
import { TrialsService } from './trials.service';

@Module({
  imports: [
    ActivityModule,
    AiModule,
    AuthModule,
    InvitationsModule,
    MailModule,
    MaintenanceModule,
    ProfileModule,
    RubricsModule,
    ScheduledJobsModule,
  ],
  controllers: [
    AdminController,
    AccountActionsController,
    AdminInvitationsController,
    AdminRubricReportsController,
    OperationsController,
  ],
  providers: [
    AccountActions,
    AdminExportsService,
    AdminInvitations,
    AdminJobs,
    AdminRubricReports,
    AdminUsersRepository,
    AdminUsersService,
    AuditLog,
    AuditLogRepository,
    DailyNumbersService,
    OperationsService,
    PlatformNumbersRepository,
    StatsService,
    TrialsRepository,
    TrialsService,
  ],
})
export class AdminModule {}
