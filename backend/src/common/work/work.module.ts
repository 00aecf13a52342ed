import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { AbandonedUploads } from './abandoned-uploads';
import { WORKER_LIMITS } from './limits';
import { MemoryGuard } from './memory-guard';
import { ThreadWork } from './thread-work';
import { Workers } from './workers';

@Module({
  providers: [
    AbandonedUploads,
    ThreadWork,
    {
      provide: MemoryGuard,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new MemoryGuard(config.env.MEMORY_LIMIT_MB),
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
