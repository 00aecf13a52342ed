import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityModule } from '../activity/activity.module';
import { AiModule } from '../ai/ai.module';
import { AuthModule } from '../auth/auth.module';
import { DrainModule } from '../common/drain/drain.module';
import { WorkModule } from '../common/work/work.module';
import { DocumentsModule } from '../documents/documents.module';
import { CalibrationModule } from '../calibration/calibration.module';
import { ClassesModule } from '../classes/classes.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { EssaysModule } from '../essays/essays.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { QueueModule } from '../queue/queue.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { AnswerCheck } from './answer-check';
import { ApprovalsController } from './approvals.controller';
import { ApprovalsRepository } from './approvals.repository';
import { ApprovalsService } from './approvals.service';
import { EssayGrader } from './essay-grader';
import { GradingController } from './grading.controller';
import { GradingResultRecord } from './grading-result.entity';
import { GradingService } from './grading.service';
import { GradingWorker } from './grading-worker';
import { LedgerRepository } from './ledger/ledger.repository';
import { LedgerService } from './ledger/ledger.service';
import { MaintenanceWait } from './maintenance-wait';
import { OpenStreams } from './open-streams';
import { OpenStreamsRepository } from './open-streams.repository';
import { ProcessingStatusRepository } from './processing-status.repository';
import { ProcessingStatusService } from './processing-status.service';
import { ProcessingStreams } from './processing-streams';
import { ResultKeeper } from './result-keeper';
import { ResultListsRepository } from './result-lists.repository';
import { ResultsService } from './results.service';
import { ReviewController } from './review.controller';
import { ReviewService } from './review.service';
import { ReadyForEssays } from './ready-for-essays';
import { ProposalsController } from './proposals.controller';
import { ProposalsRepository } from './proposals.repository';
import { ProposalsService } from './proposals.service';
import { CriteriaOfEssays } from './starting/criteria-of-essays';
import { SecondOpinionController } from './second-opinion/second-opinion.controller';
import { SecondOpinionService } from './second-opinion/second-opinion.service';
import { ScanWait } from './scan-wait';
import { StuckGradings } from './stuck-gradings';
import { WorkingSetService } from './working-set.service';

@Module({
  imports: [
    TypeOrmModule.forFeature([GradingResultRecord]),
    AiModule,
    CalibrationModule,
    DocumentsModule,
    DrainModule,
    ClassesModule,
    CriteriaModule,
    EssaysModule,
    QueueModule,
    RubricsModule,
    ActivityModule,
    AuthModule,
    MaintenanceModule,
    WorkModule,
  ],
  controllers: [
    ReviewController,
    ApprovalsController,
    ProposalsController,
    SecondOpinionController,
    GradingController,
  ],
  providers: [
    AnswerCheck,
    ApprovalsRepository,
    ApprovalsService,
    EssayGrader,
    GradingService,
    GradingWorker,
    LedgerRepository,
    LedgerService,
    MaintenanceWait,
    ScanWait,
    StuckGradings,
    ProcessingStatusRepository,
    ProcessingStatusService,
    OpenStreams,
    OpenStreamsRepository,
    ProcessingStreams,
    ReadyForEssays,
    ResultKeeper,
    ResultListsRepository,
    ResultsService,
    ReviewService,
    ProposalsRepository,
    ProposalsService,
    SecondOpinionService,
    CriteriaOfEssays,
    WorkingSetService,
  ],
  exports: [GradingService, GradingWorker, LedgerService, ResultsService],
})
export class GradingModule {}
