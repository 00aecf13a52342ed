import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { CriteriaModule } from '../criteria/criteria.module';
import { EssaysModule } from '../essays/essays.module';
import { GradingModule } from '../grading/grading.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { AssignmentWorkController } from './assignment-work.controller';
import { AssignmentWorkRepository } from './assignment-work.repository';
import { AssignmentWorkService } from './assignment-work.service';
import { OutdatedResultsRepository } from './outdated-results.repository';

@Module({
  imports: [ClassesModule, CriteriaModule, EssaysModule, GradingModule, RubricsModule],
  controllers: [AssignmentWorkController],
  providers: [AssignmentWorkRepository, AssignmentWorkService, OutdatedResultsRepository],
})
export class AssignmentWorkModule {}
