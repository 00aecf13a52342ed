import { Module, type DynamicModule } from '@nestjs/common';
import { AppLog } from '../common/app-log';
import { Clock } from '../common/clock';
import { MEMORY_LIMIT_MB } from '../common/work/memory-guard';
import { AppConfig } from './app-config';

/** Gives every module the one AppConfig, the one Clock and the one log. Global on purpose: none has a second instance. */
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [
        { provide: AppConfig, useValue: config },
        { provide: MEMORY_LIMIT_MB, useValue: config.env.MEMORY_LIMIT_MB },
        Clock,
        AppLog,
      ],
      exports: [AppConfig, MEMORY_LIMIT_MB, Clock, AppLog],
    };
  }
}
