import { addTo } from '@marklight/contracts/add-to';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { WorkerRegistry } from '../queue/worker-registry';
import { enqueueGrading } from './grading-queue.repository';
import { openGradingsWithoutJob } from './stuck-gradings.repository';

/**
 * Queues gradings again that a teacher is waiting for but that have no job in the queue. Our own code never leaves
 * one like that; a restored database, a job removed by hand, a crash at its last attempt or something unforeseen can.
 * Safe to repeat: one essay and criteria set gets one result.
 */
@Injectable()
export class StuckGradings {
  constructor(registry: WorkerRegistry) {
    registry.onSweep('grading', (manager) => this.queueAgain(manager));
  }

  private async queueAgain(manager: EntityManager): Promise<number> {
    const byTeacher = new Map<string, string[]>();
    const stuck = await openGradingsWithoutJob(manager);
    for (const { id, userId } of stuck) addTo(byTeacher, userId, id);
    for (const [userId, ids] of byTeacher) await enqueueGrading(manager, userId, ids);
    return stuck.length;
  }
}
