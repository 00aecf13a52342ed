import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module';
import { AiModule } from '../ai/ai.module';
import { AuthModule } from '../auth/auth.module';
import { DrainModule } from '../common/drain/drain.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { EssaysModule } from '../essays/essays.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { QueueModule } from '../queue/queue.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { EssayGrader } from './essay-grader';
import { GradingController } from './grading.controller';
import { GradingResultRecord } from './grading-result.entity';
import { GradingService } from './grading.service';
import { GradingWorker } from './grading-worker';
import { OpenStreams } from './open-streams';
import { OpenStreamsRepository } from './open-streams.repository';
import { ProcessingStatusService } from './processing-status.service';
import { ProcessingStreams } from './processing-streams';
import { ResultsService } from './results.service';
import { DeletedEssaysService } from './deleted-essays.service';
import { PurgeJob } from './purge.job';
import { ReviewController } from './review.controller';
import { ReviewService } from './review.service';
import { StuckGradings } from './stuck-gradings';
import { WorkingSetService } from './working-set.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([GradingResultRecord]),
    AiModule,
    DrainModule,
    CriteriaModule,
    EssaysModule,
    QueueModule,
    ScheduledJobsModule,
    ActivityModule,
    AuthModule,
    MaintenanceModule,
  ],
  controllers: [ReviewController, GradingController],
  providers: [
    EssayGrader,
    GradingService,
    GradingWorker,
    StuckGradings,
    ProcessingStatusService,
    OpenStreams,
    OpenStreamsRepository,
    ProcessingStreams,
    ResultsService,
    PurgeJob,
    ReviewService,
    DeletedEssaysService,
    WorkingSetService,
  ],
  exports: [GradingWorker, ResultsService],
})
export class GradingModule {}
