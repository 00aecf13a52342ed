import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { WorkModule } from '../common/work/work.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { EssaysModule } from '../essays/essays.module';
import { GradingModule } from '../grading/grading.module';
import { LetterheadModule } from '../letterhead/letterhead.module';
import { ReportPlacesRepository } from './csv/report-places.repository';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';
import { ExplanationPdfPool } from './explanation/explanation-pdf-pool';
import { GradebookController } from './gradebook/gradebook.controller';
import { GradebookService } from './gradebook/gradebook.service';
import { HandBackController } from './hand-back/hand-back.controller';
import { HandBackRepository } from './hand-back/hand-back.repository';
import { HandBackService } from './hand-back/hand-back.service';
import { SheetsPool } from './hand-back/sheets-pool';
import { FeedbackPdfPool } from './pdf/feedback-pdf-pool';

@Module({
  imports: [ClassesModule, CriteriaModule, EssaysModule, GradingModule, LetterheadModule, WorkModule],
  controllers: [ExportsController, GradebookController, HandBackController],
  providers: [
    ExportsService,
    ExplanationPdfPool,
    FeedbackPdfPool,
    GradebookService,
    HandBackRepository,
    HandBackService,
    ReportPlacesRepository,
    SheetsPool,
  ],
})
export class ExportsModule {}
