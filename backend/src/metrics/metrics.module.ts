import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { ClassesModule } from '../classes/classes.module';
import { CommonErrorsService } from './common-errors.service';
import { EssayAnalysesRepository } from './essay-analyses.repository';
import { FiledResultsRepository } from './filed-results.repository';
import { MetricsController } from './metrics.controller';
import { MetricsService } from './metrics.service';
import { MetricsPdfPool } from './pdf/metrics-pdf-pool';

@Module({
  imports: [AiModule, ClassesModule],
  controllers: [MetricsController],
  providers: [
    MetricsService,
    CommonErrorsService,
    EssayAnalysesRepository,
    FiledResultsRepository,
    MetricsPdfPool,
  ],
})
export class MetricsModule {}
