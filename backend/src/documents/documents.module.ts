import { Module } from '@nestjs/common';
import { MemoryGuard } from '../common/work/memory-guard';
import { WorkModule } from '../common/work/work.module';
import { Workers } from '../common/work/workers';
import { AppConfig } from '../config/app-config';
import { DocumentsService } from './documents.service';
import { Logos } from './logos';
import { PagePictures } from './page-pictures';
import { PlacesReader } from './places-reader';
import { ReaderPool } from './reader-pool';
import { ScanReader } from './scan-reader';

@Module({
  imports: [WorkModule],
  providers: [
    { provide: ReaderPool, inject: [Workers], useFactory: (workers: Workers) => new ReaderPool(workers) },
    { provide: PagePictures, inject: [Workers], useFactory: (workers: Workers) => new PagePictures(workers) },
    { provide: PlacesReader, inject: [Workers], useFactory: (workers: Workers) => new PlacesReader(workers) },
    { provide: Logos, inject: [Workers], useFactory: (workers: Workers) => new Logos(workers) },
    {
      provide: ScanReader,
      inject: [AppConfig, MemoryGuard],
      useFactory: ({ env }: AppConfig, memory: MemoryGuard) => new ScanReader(env.SCAN_CONCURRENCY, memory),
    },
    DocumentsService,
  ],
  exports: [DocumentsService, Logos, PagePictures, PlacesReader, ScanReader],
})
export class DocumentsModule {}
