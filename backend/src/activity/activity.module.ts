import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ActivityInterceptor } from './activity.interceptor';
import { ActivityService } from './activity.service';
import { UserActivity } from './user-activity.entity';

/** Imports no other subject, so that every other may import it. */
@Module({
  imports: [TypeOrmModule.forFeature([UserActivity])],
  providers: [ActivityService, { provide: APP_INTERCEPTOR, useClass: ActivityInterceptor }],
  exports: [ActivityService],
})
export class ActivityModule {}
