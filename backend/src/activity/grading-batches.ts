import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';
import { hasOpenGradings, insertEndOfBatch, lockBatchOf } from './grading-batches.repository';

/** Notes in the activity log that a batch of gradings has ended: one line, however many essays it had. */
@Injectable()
export class GradingBatches {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: AppLog,
  ) {}

  /**
   * To be called after a grading has ended. Where it was the teacher's last open one, notes how many essays were
   * graded since the line before. Never fails; a line that is lost with its process is made good by the next, whose
   * count includes these.
   */
  async noteIfEnded(userId: string): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        if (await hasOpenGradings(manager, userId)) return;
        await lockBatchOf(manager, userId);
        await insertEndOfBatch(manager, userId);
      })
      .catch((error: unknown) =>
        this.log.warn(errorFacts(error), 'the end of a batch of gradings could not be noted'),
      );
  }
}
