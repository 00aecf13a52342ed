import { Module } from '@nestjs/common';
import { QueueRepository } from './queue.repository';
import { WorkerRegistry } from './worker-registry';

/**
 * What grading and mail share: workers that are replaced when they stop working, and the record of which are alive.
 */
@Module({
  providers: [QueueRepository, WorkerRegistry],
  exports: [WorkerRegistry],
})
export class QueueModule {}
