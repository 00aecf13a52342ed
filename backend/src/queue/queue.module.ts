import { Module } from '@nestjs/common';
import { QueueRepository } from './queue.repository';
import { WorkerRegistry } from './worker-registry';

/** What grading and mail share: workers that are kept at work, and the record of who is alive. */
@Module({
  providers: [QueueRepository, WorkerRegistry],
  exports: [WorkerRegistry],
})
export class QueueModule {}
