import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GradeEnhancedReply, GradeEnhancedRequest } from '@marklight/contracts/grading';
import type { DataSource } from 'typeorm';
import { AiUsageService } from '../ai/ai-usage.service';
import { CriteriaService } from '../criteria/criteria.service';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';
import { jobStatusesOf, recordJobs } from './grading-jobs.repository';
import { enqueueGrading } from './grading-queue.repository';

@Injectable()
export class GradingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly criteria: CriteriaService,
    private readonly usage: AiUsageService,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * Records and queues one job for each essay. A pair of essay and criteria set that is being graded, or
   * was graded by the same language standard and kind of writing, gets no second job; one that failed is tried again.
   * @throws AiUsageError when the teacher's allowance is used up; NotFoundError where an essay or the criteria set is not the teacher's.
   */
  async request(userId: string, request: GradeEnhancedRequest): Promise<GradeEnhancedReply> {
    await this.essays.requireAllOwned(userId, request.essayIds);
    await this.criteria.requireOwned(userId, request.criteriaId);
    await this.usage.requireUnderCap(userId);
    return this.dataSource.transaction(async (manager) => {
      const queued = await recordJobs(manager, userId, request);
      await enqueueGrading(manager, userId, queued);
      await this.channel.publish({ userId }, manager);
      const statuses = await jobStatusesOf(manager, request);
      return {
        jobs: [...new Set(request.essayIds)].map((essayId) => ({
          essayId,
          status: statuses.get(essayId) ?? 'pending',
        })),
      };
    });
  }
}
