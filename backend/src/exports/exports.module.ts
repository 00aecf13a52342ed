import { Module } from '@nestjs/common';
import { GradingModule } from '../grading/grading.module';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';
import { ExplanationPdfPool } from './explanation/explanation-pdf-pool';
import { FeedbackPdfPool } from './pdf/feedback-pdf-pool';

@Module({
  imports: [GradingModule],
  controllers: [ExportsController],
  providers: [ExportsService, ExplanationPdfPool, FeedbackPdfPool],
})
export class ExportsModule {}
