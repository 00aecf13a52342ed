import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';
import { hasOpenGradings, insertEndOfBatch, lockBatchOf } from './grading-batches.repository';

/** Records in the activity log that a batch of gradings has ended: one line, however many essays it had. */
@Injectable()
export class GradingBatches {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: AppLog,
  ) {}

  /**
   * Call it after a grading has ended. If it was the teacher's last open one, it records how many essays were graded
   * since the previous line. Never fails; if a line is lost with its process, the next one's count includes its
   * essays.
   */
  async noteIfEnded(userId: string): Promise<void> {
    await this.noteEndOf(userId).catch((error: unknown) =>
      this.log.warn(errorFacts(error), 'the end of a batch of gradings could not be recorded'),
    );
  }

  private async noteEndOf(userId: string): Promise<void> {
    if (await hasOpenGradings(this.dataSource.manager, userId)) return;
    await this.dataSource.transaction(async (manager) => {
      await lockBatchOf(manager, userId);
      await insertEndOfBatch(manager, userId);
    });
  }
}
