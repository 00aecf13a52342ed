import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ScheduledJobsModule } from '../scheduled-jobs/scheduled-jobs.module';
import { ActivityInterceptor } from './activity.interceptor';
import { ActivityRetention } from './activity-retention';
import { ActivityRepository } from './activity.repository';
import { ActivityService } from './activity.service';
import { GradingBatches } from './grading-batches';
import { ProductUseRepository } from './product-use.repository';
import { ProductUse } from './product-use.service';
import { UserActivity } from './user-activity.entity';

/** Imports nothing but the clock, so that every other module may import it. */
@Module({
  imports: [TypeOrmModule.forFeature([UserActivity]), ScheduledJobsModule],
  providers: [
    ActivityRepository,
    ActivityRetention,
    ActivityService,
    GradingBatches,
    ProductUse,
    ProductUseRepository,
    { provide: APP_INTERCEPTOR, useClass: ActivityInterceptor },
  ],
  exports: [ActivityService, GradingBatches, ProductUse],
})
export class ActivityModule {}
