import { Module, type DynamicModule } from '@nestjs/common';
import { AppLog } from '../common/app-log';
import { Clock } from '../common/clock';
import { AppConfig } from './app-config';

/** Gives every module the one AppConfig, the one Clock and the one log. Global on purpose: none has a second instance. */
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: AppConfig, useValue: config }, Clock, AppLog],
      exports: [AppConfig, Clock, AppLog],
    };
  }
}
