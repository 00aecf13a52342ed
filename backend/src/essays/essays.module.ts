import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClassesModule } from '../classes/classes.module';
import { DocumentsModule } from '../documents/documents.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { EssayListsRepository } from './essay-lists.repository';
import { EssayTextsRepository } from './essay-texts.repository';
import { Essay } from './essay.entity';
import { EssayListService } from './essay-list.service';
import { EssaysController } from './essays.controller';
import { EssaysService } from './essays.service';
import { EyeRepository } from './eye.repository';
import { EssayTrashController } from './trash/essay-trash.controller';
import { EssayTrashRepository } from './trash/essay-trash.repository';
import { EssayTrashService } from './trash/essay-trash.service';
import { PurgeJob } from './trash/purge.job';

@Module({
  imports: [TypeOrmModule.forFeature([Essay]), ClassesModule, DocumentsModule, ScheduledJobsModule],
  controllers: [EssaysController, EssayTrashController],
  providers: [
    EssayListsRepository,
    EssayTextsRepository,
    EyeRepository,
    EssaysService,
    EssayListService,
    EssayTrashRepository,
    EssayTrashService,
    PurgeJob,
  ],
  exports: [EssayTextsRepository, EyeRepository, EssaysService, EssayListService],
})
export class EssaysModule {}
