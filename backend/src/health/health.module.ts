import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { MaintenanceModule } from '../maintenance/maintenance.module';
import { ClientConfigController } from './client-config.controller';
import { Draining } from './draining';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Module({
  imports: [AiModule, MaintenanceModule],
  controllers: [HealthController, ClientConfigController],
  providers: [Draining, Metrics],
  exports: [Draining, Metrics],
})
export class HealthModule {}
