import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkModule } from '../common/work/work.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { MailModule } from '../mail/mail.module';
import { RubricImport } from './import/rubric-import.service';
import { RubricPdfPool } from './pdf/rubric-pdf-pool';
import { PlatformRubricsRepository } from './platform-rubrics.repository';
import { PlatformRubricsService } from './platform-rubrics.service';
import { RubricAuthorsRepository } from './rubric-authors.repository';
import { Rubric } from './rubric.entity';
import { RubricShareRecord } from './rubric-share.entity';
import { RubricReportsRepository } from './rubric-reports.repository';
import { RubricReportsService } from './rubric-reports.service';
import { RubricSharesService } from './rubric-shares.service';
import { RubricVersionsRepository } from './rubric-versions.repository';
import { RubricListsRepository } from './rubric-lists.repository';
import { RubricsController } from './rubrics.controller';
import { RubricsService } from './rubrics.service';

@Module({
  imports: [TypeOrmModule.forFeature([Rubric, RubricShareRecord]), CriteriaModule, MailModule, WorkModule],
  controllers: [RubricsController],
  providers: [
    RubricListsRepository,
    RubricVersionsRepository,
    RubricAuthorsRepository,
    RubricReportsRepository,
    RubricReportsService,
    RubricsService,
    RubricSharesService,
    PlatformRubricsRepository,
    PlatformRubricsService,
    RubricPdfPool,
    RubricImport,
  ],
  exports: [RubricReportsService, RubricsService, PlatformRubricsService],
})
export class RubricsModule {}
