import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { putBackForMaintenance } from './grading-jobs.repository';
import { enqueueGrading, moveWaitingGradings } from './grading-queue.repository';

/** During a maintenance window gradings wait until its end, and follow that end if it is moved. */
@Injectable()
export class MaintenanceWait {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly maintenance: MaintenanceService,
  ) {
    maintenance.onEndMoved(moveWaitingGradings);
  }

  /**
   * Puts a grading that has not begun back until the end of the window; an administrator's continues.
   * @returns whether it waits now
   */
  async begin(jobId: string): Promise<boolean> {
    if (!(await this.maintenance.running())) return false;
    return this.dataSource.transaction(async (manager) => {
      const endsAt = await this.maintenance.lockedEnd(manager);
      if (!endsAt) return false;
      const userId = await putBackForMaintenance(manager, jobId);
      if (userId === null) return false;
      await enqueueGrading(manager, userId, [jobId], endsAt);
      return true;
    });
  }
}
