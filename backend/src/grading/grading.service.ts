import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  PASSED_OVER_WORDS,
  type GradeEnhancedReply,
  type GradeEnhancedRequest,
  type PassedOverReason,
} from '@marklight/contracts/grading';
import type { GradingPreviewReply, GradingPreviewRequest } from '@marklight/contracts/grading-preview';
import type { DataSource } from 'typeorm';
import { AiUsageService } from '../ai/ai-usage.service';
import type { User } from '../auth/user.entity';
import { throughDeadlocks } from '../database/deadlocks';
import { TeacherChannel } from '../database/teacher-channel';
import { requireRoom } from '../storage/storage-limits';
import { GradingError } from './grading.errors';
import { jobStatusesOf, recordJobs } from './grading-jobs.repository';
import { enqueueGrading } from './grading-queue.repository';
import { CriteriaOfEssays } from './starting/criteria-of-essays';
import { lockEssays, startingFacts } from './starting/starting-facts.repository';
import { groupOf, isStarted, type StartingGroup } from './starting/starting-plan';

const REASON_OF: Partial<Record<StartingGroup, PassedOverReason>> = {
  gradedByThese: 'graded_by_these',
  gradedByOthers: 'graded_by_others',
  decided: 'decided',
  beingGraded: 'being_graded',
};

@Injectable()
export class GradingService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly criteriaOf: CriteriaOfEssays,
    private readonly usage: AiUsageService,
    private readonly channel: TeacherChannel,
  ) {}

  /**
   * Records and queues one job for each essay that has no result yet, that failed, or was graded by the same criteria
   * with another language standard, strictness or kind of writing; with `again` also for others. Gives the reason for each of the rest.
   * @throws AiUsageError if the teacher's allowance is used up; NotFoundError if an essay or the criteria set is
   * not the teacher's; StorageError; GradingError if there are no criteria for any of them
   */
  async request(user: User, request: GradeEnhancedRequest): Promise<GradeEnhancedReply> {
    await requireRoom(this.dataSource.manager, user.id, 'results');
    const asked = await this.criteriaOf.find(user, request, { isPreview: false });
    if (asked.length === 0) throw new GradingError('no_criteria');
    await this.usage.requireUnderCap(user.id);
    return throughDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        await lockEssays(
          manager,
          asked.map(({ essayId }) => essayId),
        );
        const facts = await startingFacts(manager, asked, request);
        const groups = new Map(facts.map((one) => [one.essayId, groupOf(one)]));
        const started = asked.filter(({ essayId }) => {
          const group = groups.get(essayId);
          return group !== undefined && isStarted(group, request.again);
        });
        const queued = await recordJobs(manager, user.id, started, request);
        await enqueueGrading(manager, user.id, queued);
        await this.channel.publish({ userId: user.id }, manager);
        return {
          jobs: jobsOf(request.essayIds, groups, await jobStatusesOf(manager, asked)),
          started: queued.length,
          passedOver: passedOverOf(request, groups),
        };
      }),
    );
  }

  /** What `request` would do with these essays, as numbers. @throws NotFoundError */
  async preview(user: User, request: GradingPreviewRequest): Promise<GradingPreviewReply> {
    const asked = await this.criteriaOf.find(user, request, { isPreview: true });
    const facts = await startingFacts(this.dataSource.manager, asked, request);
    const reply: GradingPreviewReply = {
      ...{ new: 0, otherSettings: 0, gradedByOthers: 0, decided: 0, gradedByThese: 0, beingGraded: 0 },
      noCriteria: new Set(request.essayIds).size - asked.length,
    };
    for (const one of facts) reply[groupOf(one)] += 1;
    return reply;
  }
}

/** In the order of the request, the essays that are being or have been graded by the criteria asked for. */
function jobsOf(
  essayIds: readonly string[],
  groups: ReadonlyMap<string, StartingGroup>,
  statuses: Awaited<ReturnType<typeof jobStatusesOf>>,
): GradeEnhancedReply['jobs'] {
  return [...new Set(essayIds)].flatMap((essayId) => {
    const group = groups.get(essayId);
    const isOurs = group === 'gradedByThese' || group === 'beingGraded' || group === 'new';
    const status = statuses.get(essayId);
    return status && (isOurs || status === 'pending') ? [{ essayId, status }] : [];
  });
}

function passedOverOf(
  { essayIds, again }: GradeEnhancedRequest,
  groups: ReadonlyMap<string, StartingGroup>,
): GradeEnhancedReply['passedOver'] {
  return [...new Set(essayIds)].flatMap((essayId) => {
    const group = groups.get(essayId);
    if (group !== undefined && isStarted(group, again)) return [];
    const reason = (group && REASON_OF[group]) ?? 'no_criteria';
    return [{ essayId, reason, message: PASSED_OVER_WORDS[reason] }];
  });
}
