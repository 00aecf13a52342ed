import { Module } from '@nestjs/common';
import { DocumentsService } from './documents.service';
import { ReaderPool } from './reader-pool';

@Module({
  providers: [{ provide: ReaderPool, useFactory: () => new ReaderPool() }, DocumentsService],
  exports: [DocumentsService],
})
export class DocumentsModule {}
