import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions } from './data-source';
import { DatabaseUrl } from './database-url';
import { TeacherChannel } from './teacher-channel';

/** The connection that every module shares. Global on purpose: there is one database. */
@Module({})
export class DatabaseModule {
  static at(url: string, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({ ...dataSourceOptions(url, poolSize), retryAttempts: 3, retryDelay: 500 }),
      ],
      providers: [{ provide: DatabaseUrl, useValue: new DatabaseUrl(url) }, TeacherChannel],
      exports: [DatabaseUrl, TeacherChannel],
    };
  }
}
