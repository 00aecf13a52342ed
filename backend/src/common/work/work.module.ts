import { Module } from '@nestjs/common';
import { AbandonedUploads } from './abandoned-uploads';
import { WORKER_LIMITS } from './limits';
import { MEMORY_LIMIT_MB, MemoryGuard } from './memory-guard';
import { ThreadWork } from './thread-work';
import { Workers } from './workers';

@Module({
  providers: [
    AbandonedUploads,
    ThreadWork,
    {
      provide: MemoryGuard,
      inject: [MEMORY_LIMIT_MB],
      useFactory: (megabytes: number) => new MemoryGuard(megabytes),
    },
    {
      provide: Workers,
      inject: [MemoryGuard],
      useFactory: (memory: MemoryGuard) => new Workers(WORKER_LIMITS, memory),
    },
  ],
  exports: [MemoryGuard, ThreadWork, Workers],
})
export class WorkModule {}
