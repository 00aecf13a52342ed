import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { StudentWorkController } from './student-work.controller';
import { StudentWorkRepository } from './student-work.repository';
import { StudentWorkService } from './student-work.service';

@Module({
  imports: [ClassesModule],
  controllers: [StudentWorkController],
  providers: [StudentWorkRepository, StudentWorkService],
})
export class StudentWorkModule {}
