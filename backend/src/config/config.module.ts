import { Module, type DynamicModule } from '@nestjs/common';
import { AppConfig } from './app-config';

/** Gives every module the one AppConfig. Global on purpose: configuration has no second instance. */
@Module({})
export class ConfigModule {
  static with(config: AppConfig): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: AppConfig, useValue: config }],
      exports: [AppConfig],
    };
  }
}
