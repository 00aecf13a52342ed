import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { dataSourceOptions, type Entities } from './data-source';
import { DatabaseUrl } from './database-url';
import { ListRoomRepository } from './list-room.repository';
import { PreparedStatements } from './prepared-statements.repository';
import { TeacherChannel } from './teacher-channel';

/** The connection that every module shares. Global on purpose: there is one database. */
@Module({})
export class DatabaseModule {
  static at(url: DatabaseUrl, poolSize: number, entities: Entities): DynamicModule {
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...dataSourceOptions(url.value, poolSize, url.isPooled),
          entities: [...entities],
          retryAttempts: 3,
          retryDelay: 500,
        }),
      ],
      providers: [
        { provide: DatabaseUrl, useValue: url },
        TeacherChannel,
        ListRoomRepository,
        PreparedStatements,
      ],
      exports: [DatabaseUrl, TeacherChannel, ListRoomRepository, PreparedStatements],
    };
  }
}
