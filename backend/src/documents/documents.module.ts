import { Module } from '@nestjs/common';
import { WorkModule } from '../common/work/work.module';
import { Workers } from '../common/work/workers';
import { DocumentsService } from './documents.service';
import { PagePictures } from './page-pictures';
import { ReaderPool } from './reader-pool';

@Module({
  imports: [WorkModule],
  providers: [
    { provide: ReaderPool, inject: [Workers], useFactory: (workers: Workers) => new ReaderPool(workers) },
    { provide: PagePictures, inject: [Workers], useFactory: (workers: Workers) => new PagePictures(workers) },
    DocumentsService,
  ],
  exports: [DocumentsService, PagePictures],
})
export class DocumentsModule {}
