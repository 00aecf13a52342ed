import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WorkModule } from '../common/work/work.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { DocumentsModule } from '../documents/documents.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { AssignmentCriteriaService } from './assignment-criteria.service';
import { Assignment } from './assignment.entity';
import { AssignmentsController } from './assignments.controller';
import { AssignmentsService } from './assignments.service';
import { Class } from './class.entity';
import { ClassesController } from './classes.controller';
import { ClassesRepository } from './classes.repository';
import { ClassesService } from './classes.service';
import { EssayMatchingRepository } from './matching/essay-matching.repository';
import { EssayMatching } from './matching/essay-matching.service';
import { RosterService } from './roster.service';
import { SourceTextService } from './source-text.service';
import { Student } from './student.entity';

@Module({
  imports: [
    TypeOrmModule.forFeature([Class, Assignment, Student]),
    CriteriaModule,
    DocumentsModule,
    RubricsModule,
    WorkModule,
  ],
  controllers: [ClassesController, AssignmentsController],
  providers: [
    ClassesRepository,
    ClassesService,
    AssignmentsService,
    AssignmentCriteriaService,
    EssayMatching,
    EssayMatchingRepository,
    RosterService,
    SourceTextService,
  ],
  exports: [ClassesService, AssignmentsService, EssayMatching, RosterService],
})
export class ClassesModule {}
