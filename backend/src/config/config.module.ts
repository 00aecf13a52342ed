import { Module, type DynamicModule } from '@nestjs/common';
import { Clock } from '../common/clock';
import { AppConfig } from './app-config';

/** Gives every module the one AppConfig and the one Clock. Global on purpose: neither has a second instance. */
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: AppConfig, useValue: config }, Clock],
      exports: [AppConfig, Clock],
    };
  }
}
