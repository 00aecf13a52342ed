import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { MaintenanceGuard } from './maintenance.guard';
import { MaintenanceRepository } from './maintenance.repository';
import { MaintenanceService } from './maintenance.service';

@Module({
  providers: [MaintenanceRepository, MaintenanceService, { provide: APP_GUARD, useClass: MaintenanceGuard }],
  exports: [MaintenanceService],
})
export class MaintenanceModule {}
