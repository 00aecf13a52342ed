import { Module } from '@nestjs/common';
import { READER_LIMITS } from '../common/work/limits';
import { MemoryGuard } from '../common/work/memory-guard';
import { WorkModule } from '../common/work/work.module';
import { DocumentsService } from './documents.service';
import { ReaderPool } from './reader-pool';

@Module({
  imports: [WorkModule],
  providers: [
    {
      provide: ReaderPool,
      inject: [MemoryGuard],
      useFactory: (memory: MemoryGuard) => new ReaderPool(READER_LIMITS, memory),
    },
    DocumentsService,
  ],
  exports: [DocumentsService],
})
export class DocumentsModule {}
