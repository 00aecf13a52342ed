import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AiModule } from '../ai/ai.module';
import { ClassesModule } from '../classes/classes.module';
import { DocumentsModule } from '../documents/documents.module';
import { QueueModule } from '../queue/queue.module';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { EssayListsRepository } from './essay-lists.repository';
import { EssayTextsRepository } from './essay-texts.repository';
import { Essay } from './essay.entity';
import { EssayListService } from './essay-list.service';
import { EssayUpload } from './essay-upload.service';
import { EssaysController } from './essays.controller';
import { EssaysService } from './essays.service';
import { DatabaseFileStore } from './files/database-file-store';
import { EssayFileController } from './files/essay-file.controller';
import { EssayFile } from './files/essay-file.entity';
import { EssayFiles } from './files/essay-files.service';
import { EssayPlaces } from './files/essay-places.service';
import { FileStore } from './files/file-store';
import { EssayStudentController } from './matching/essay-student.controller';
import { EssayStudentService } from './matching/essay-student.service';
import { EyeRepository } from './eye.repository';
import { CorrectText } from './scans/correct-text.service';
import { EssayTextController } from './scans/essay-text.controller';
import { EssayScans } from './scans/essay-scans.service';
import { HandwritingPages } from './scans/handwriting-pages.service';
import { ScanWorker } from './scans/scan-worker';
import { EssayTrashController } from './trash/essay-trash.controller';
import { EssayTrashRepository } from './trash/essay-trash.repository';
import { EssayTrashService } from './trash/essay-trash.service';
import { PurgeJob } from './trash/purge.job';

@Module({
  imports: [
    TypeOrmModule.forFeature([Essay, EssayFile]),
    AiModule,
    ClassesModule,
    DocumentsModule,
    QueueModule,
    ScheduledJobsModule,
  ],
  controllers: [
    EssaysController,
    EssayFileController,
    EssayTextController,
    EssayStudentController,
    EssayTrashController,
  ],
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
    EssayFiles,
    EssayPlaces,
    EssayScans,
    HandwritingPages,
    CorrectText,
    ScanWorker,
    { provide: FileStore, useClass: DatabaseFileStore },
  ],
  exports: [EssayTextsRepository, FileStore, EyeRepository, EssaysService, EssayListService, EssayScans],
})
export class EssaysModule {}
