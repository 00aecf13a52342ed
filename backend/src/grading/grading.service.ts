import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { GradeEnhancedReply, GradeEnhancedRequest, JobStatus } from '@marklight/contracts/grading';
import type { DataSource, EntityManager } from 'typeorm';
import { AiUsageService } from '../ai/ai-usage.service';
import { CriteriaService } from '../criteria/criteria.service';
import { TeacherChannel } from '../database/teacher-channel';
import { EssaysService } from '../essays/essays.service';
import { READ_AS_ANOTHER_GENRE } from './grading-jobs.repository';
import { enqueueGrading } from './grading-queue';

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
      await this.channel.tell({ userId }, manager);
      return { jobs: await jobsOf(manager, request) };
    });
  }
}

/** Ids of the jobs to queue, in the order of the essays in the request. */
async function recordJobs(
  manager: EntityManager,
  userId: string,
  request: GradeEnhancedRequest,
): Promise<string[]> {
  const essayIds = [...new Set(request.essayIds)];
  const rows = (await manager.query(
    // Sorted, so that two such statements at once lock the rows in the same order.
    `insert into grading_jobs (user_id, essay_id, criteria_id, locale)
     select $1, essay_id, $2, $3 from unnest($4::uuid[]) as essay_id order by essay_id
     on conflict (essay_id, criteria_id) do update
       set status = 'pending', progress = 0, error = null, locale = excluded.locale, claim = null, starts = 0,
           created_at = now(), finished_at = null, dismissed_at = null
       where grading_jobs.status = 'error'
          or (grading_jobs.status = 'complete'
              and (grading_jobs.locale <> excluded.locale or ${READ_AS_ANOTHER_GENRE}))
     returning id, essay_id`,
    [userId, request.criteriaId, request.locale, essayIds],
  )) as { id: string; essay_id: string }[];
  const jobOfEssay = new Map(rows.map((row) => [row.essay_id, row.id]));
  return essayIds.flatMap((essayId) => jobOfEssay.get(essayId) ?? []);
}

async function jobsOf(
  manager: EntityManager,
  request: GradeEnhancedRequest,
): Promise<GradeEnhancedReply['jobs']> {
  const rows = (await manager.query(
    'select essay_id, status from grading_jobs where criteria_id = $1 and essay_id = any($2::uuid[])',
    [request.criteriaId, request.essayIds],
  )) as { essay_id: string; status: JobStatus }[];
  const statusOfEssay = new Map(rows.map((row) => [row.essay_id, row.status]));
  return [...new Set(request.essayIds)].map((essayId) => ({
    essayId,
    status: statusOfEssay.get(essayId) ?? 'pending',
  }));
}
