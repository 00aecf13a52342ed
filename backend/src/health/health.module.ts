import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { DrainModule } from '../common/drain/drain.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { ClientConfigController } from './client-config.controller';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Module({
  imports: [DrainModule, AiModule, MaintenanceModule],
  controllers: [HealthController, ClientConfigController],
  providers: [Metrics],
  exports: [Metrics],
})
export class HealthModule {}
