import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { EssaysModule } from '../essays/essays.module';
import { GradingModule } from '../grading/grading.module';
import { AssignmentWorkController } from './assignment-work.controller';
import { AssignmentWorkRepository } from './assignment-work.repository';
import { AssignmentWorkService } from './assignment-work.service';

@Module({
  imports: [ClassesModule, EssaysModule, GradingModule],
  controllers: [AssignmentWorkController],
  providers: [AssignmentWorkRepository, AssignmentWorkService],
})
export class AssignmentWorkModule {}
