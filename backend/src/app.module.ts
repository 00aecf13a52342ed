import { Module, type DynamicModule } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { ActivityModule } from './activity/activity.module';
import { AdminModule } from './admin/admin.module';
import { AiModule } from './ai/ai.module';
import { AiToolsModule } from './ai-tools/ai-tools.module';
import { AssignmentWorkModule } from './assignment-work/assignment-work.module';
import { AuthModule } from './auth/auth.module';
import { BillingModule } from './billing/billing.module';
import { CalibrationModule } from './calibration/calibration.module';
import { ClassesModule } from './classes/classes.module';
import { AppConfig } from './config/app-config';
import { WorkModule } from './common/work/work.module';
import { ConfigModule } from './config/config.module';
import { CriteriaModule } from './criteria/criteria.module';
import { DatabaseModule } from './database/database.module';
import type { DatabaseUrl } from './database/database-url';
import { entities } from './entities';
import { EssaysModule } from './essays/essays.module';
import { ExportsModule } from './exports/exports.module';
import { GradingModule } from './grading/grading.module';
import { HealthModule } from './health/health.module';
import { LetterheadModule } from './letterhead/letterhead.module';
import { MailModule } from './mail/mail.module';
import { MaintenanceModule } from './maintenance/maintenance.module';
import { MetricsModule } from './metrics/metrics.module';
import { ProfileModule } from './profile/profile.module';
import { SamplesModule } from './samples/samples.module';
import { RubricsModule } from './rubrics/rubrics.module';
import { SimilarityModule } from './similarity/similarity.module';
import { CommentBankModule } from './comment-bank/comment-bank.module';
import { StudentWorkModule } from './student-work/student-work.module';

/** The list of modules. */
@Module({})
export class AppModule {
  static with(config: AppConfig, databaseUrl: DatabaseUrl): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(config),
        DatabaseModule.at(databaseUrl, config.env.DATABASE_POOL, entities),
        WorkModule,
        ActivityModule,
        ScheduleModule.forRoot(),
        AuthModule,
        EssaysModule,
        CriteriaModule,
        RubricsModule,
        SamplesModule,
        BillingModule,
        ClassesModule,
        StudentWorkModule,
        CommentBankModule,
        AiModule,
        AiToolsModule,
        CalibrationModule,
        GradingModule,
        AssignmentWorkModule,
        SimilarityModule,
        ExportsModule,
        MailModule,
        MetricsModule,
        ProfileModule,
        LetterheadModule,
        MaintenanceModule,
        AdminModule,
        HealthModule,
      ],
    };
  }
}
