import { Module } from '@nestjs/common';
import { GradingModule } from '../grading/grading.module';
import { ExportsController } from './exports.controller';
import { ExportsService } from './exports.service';
import { FeedbackPdfPool } from './pdf/feedback-pdf-pool';

@Module({
  imports: [GradingModule],
  controllers: [ExportsController],
  providers: [ExportsService, FeedbackPdfPool],
})
export class ExportsModule {}
