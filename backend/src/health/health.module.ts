import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { DrainModule } from '../common/drain/drain.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { ClientConfigController } from './client-config.controller';
import { DatabaseState } from '../database/database-state';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';
import { MetricsRepository } from './metrics.repository';
import { QueueStateRepository } from './queue-state.repository';
import { ThreadWatch } from './thread-watch';

@Module({
  imports: [DrainModule, AiModule, MaintenanceModule],
  controllers: [HealthController, ClientConfigController],
  providers: [DatabaseState, Metrics, MetricsRepository, QueueStateRepository, ThreadWatch],
  exports: [DatabaseState, Metrics, ThreadWatch],
})
export class HealthModule {}
