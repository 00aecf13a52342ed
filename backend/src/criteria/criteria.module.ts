import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkModule } from '../common/work/work.module';
import { DocumentsModule } from '../documents/documents.module';
import { CriteriaController } from './criteria.controller';
import { CriteriaSetRecord } from './criteria.entity';
import { CriteriaService } from './criteria.service';
import { GradedCriteriaRepository } from './graded-criteria.repository';

@Module({
  imports: [TypeOrmModule.forFeature([CriteriaSetRecord]), DocumentsModule, WorkModule],
  controllers: [CriteriaController],
  providers: [CriteriaService, GradedCriteriaRepository],
  exports: [CriteriaService],
})
export class CriteriaModule {}
