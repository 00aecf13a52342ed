import { Module } from '@nestjs/common';
import { AppConfig } from '../../config/app-config';
import { MemoryGuard } from './memory-guard';
import { ThreadWork } from './thread-work';

@Module({
  providers: [
    ThreadWork,
    {
      provide: MemoryGuard,
      inject: [AppConfig],
      useFactory: (config: AppConfig) => new MemoryGuard(config.env.MEMORY_LIMIT_MB),
    },
  ],
  exports: [ThreadWork, MemoryGuard],
})
export class WorkModule {}
