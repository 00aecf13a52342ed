import { Module } from '@nestjs/common';
import { AiModule } from '../ai/ai.module';
import { ClientConfigController } from './client-config.controller';
import { Draining } from './draining';
import { HealthController } from './health.controller';
import { Metrics } from './metrics';

@Module({
  imports: [AiModule],
  controllers: [HealthController, ClientConfigController],
  providers: [Draining, Metrics],
  exports: [Draining, Metrics],
})
export class HealthModule {}
