import { Module } from '@nestjs/common';
import { WorkModule } from '../common/work/work.module';
import { Workers } from '../common/work/workers';
import { DocumentsService } from './documents.service';
import { ReaderPool } from './reader-pool';

@Module({
  imports: [WorkModule],
  providers: [
    { provide: ReaderPool, inject: [Workers], useFactory: (workers: Workers) => new ReaderPool(workers) },
    DocumentsService,
  ],
  exports: [DocumentsService],
})
export class DocumentsModule {}
