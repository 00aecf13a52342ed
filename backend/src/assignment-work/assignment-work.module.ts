import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { EssaysModule } from '../essays/essays.module';
import { GradingModule } from '../grading/grading.module';
import { RubricsModule } from '../rubrics/rubrics.module';
import { AssignmentWorkController } from './assignment-work.controller';
import { AssignmentWorkRepository } from './assignment-work.repository';
import { AssignmentWorkService } from './assignment-work.service';
import { GradedByOthersRepository } from './graded-by-others.repository';

@Module({
  imports: [ClassesModule, EssaysModule, GradingModule, RubricsModule],
  controllers: [AssignmentWorkController],
  providers: [AssignmentWorkRepository, AssignmentWorkService, GradedByOthersRepository],
})
export class AssignmentWorkModule {}
