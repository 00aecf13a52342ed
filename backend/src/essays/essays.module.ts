import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassesModule } from '../classes/classes.module';
import { DocumentsModule } from '../documents/documents.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { EssayListsRepository } from './essay-lists.repository';
import { EssayTextsRepository } from './essay-texts.repository';
import { Essay } from './essay.entity';
import { EssayListService } from './essay-list.service';
import { EssayUpload } from './essay-upload.service';
import { EssaysController } from './essays.controller';
import { EssaysService } from './essays.service';
import { EssayStudentController } from './matching/essay-student.controller';
import { EssayStudentService } from './matching/essay-student.service';
import { EyeRepository } from './eye.repository';
import { EssayTrashController } from './trash/essay-trash.controller';
import { EssayTrashRepository } from './trash/essay-trash.repository';
import { EssayTrashService } from './trash/essay-trash.service';
import { PurgeJob } from './trash/purge.job';

@Module({
  imports: [TypeOrmModule.forFeature([Essay]), ClassesModule, DocumentsModule, ScheduledJobsModule],
  controllers: [EssaysController, EssayStudentController, EssayTrashController],
  providers: [
    EssayListsRepository,
    EssayTextsRepository,
    EyeRepository,
    EssaysService,
    EssayListService,
    EssayUpload,
    EssayStudentService,
    EssayTrashRepository,
    EssayTrashService,
    PurgeJob,
  ],
  exports: [EssayTextsRepository, EyeRepository, EssaysService, EssayListService],
})
export class EssaysModule {}
