import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { EssayScans } from '../essays/scans/essay-scans.service';
import { lockReading } from '../essays/scans/scans.repository';
import { essayOfGrading, isEssayBeingRead } from './grading-jobs.repository';
import { enqueueGrading, runGradingsOfEssay } from './grading-queue.repository';

/** By then the end of the reading has started the grading; this is for one that never ends. */
const AT_THE_LATEST_SECONDS = 600;

/** A grading waits until the pages of its essay are read. */
@Injectable()
export class ScanWait {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    scans: EssayScans,
  ) {
    scans.onRead(runGradingsOfEssay);
  }

  /** @returns whether it waits now */
  async begin(jobId: string): Promise<boolean> {
    if (!(await isEssayBeingRead(this.dataSource.manager, jobId))) return false;
    return this.dataSource.transaction(async (manager) => {
      const job = await essayOfGrading(manager, jobId);
      if (!job || !(await lockReading(manager, job.essayId))) return false;
      await enqueueGrading(manager, job.userId, [jobId], AT_THE_LATEST_SECONDS);
      return true;
    });
  }
}
