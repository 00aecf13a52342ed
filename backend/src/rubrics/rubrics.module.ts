import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkModule } from '../common/work/work.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { RubricImport } from './import/rubric-import.service';
import { RubricPdfPool } from './pdf/rubric-pdf-pool';
import { PlatformRubricsService } from './platform-rubrics.service';
import { Rubric } from './rubric.entity';
import { RubricShareRecord } from './rubric-share.entity';
import { RubricSharesService } from './rubric-shares.service';
import { RubricsController } from './rubrics.controller';
import { RubricsService } from './rubrics.service';

@Module({
  imports: [TypeOrmModule.forFeature([Rubric, RubricShareRecord]), CriteriaModule, WorkModule],
  controllers: [RubricsController],
  providers: [RubricsService, RubricSharesService, PlatformRubricsService, RubricPdfPool, RubricImport],
  exports: [RubricsService, PlatformRubricsService],
})
export class RubricsModule {}
