import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Grader } from '@marklight/contracts/grader-choice';
import {
  PASSED_OVER_WORDS,
  type GradeEnhancedReply,
  type GradeEnhancedRequest,
} from '@marklight/contracts/grading';
import {
  SETTINGS,
  type GradingPreviewReply,
  type GradingPreviewRequest,
  type StartingGroups,
} from '@marklight/contracts/grading-preview';
import type { Strictness } from '@marklight/contracts/strictness';
import type { DataSource } from 'typeorm';
import { AiUsageService } from '../ai/ai-usage.service';
import { Graders } from '../ai/graders';
import type { User } from '../auth/user.entity';
import { throughDeadlocks } from '../database/deadlocks';
import { TeacherChannel } from '../database/teacher-channel';
import { requireRoom } from '../storage/storage-limits';
import { GradingError } from './grading.errors';
import { jobStatusesOf, recordJobs } from './grading-jobs.repository';
import { enqueueGrading } from './grading-queue.repository';
import { CriteriaOfEssays } from './starting/criteria-of-essays';
import { graderOf } from './starting/graded-with';
import {
  lockEssays,
  startingFacts,
  timeOfPreview,
  usualOfAssignments,
  type GradingSettings,
} from './starting/starting-facts.repository';
import { groupOf, passedOver, type EssayFacts } from './starting/starting-plan';

interface AskedSettings {
  grader?: Grader | undefined;
  strictness?: Strictness | undefined;
  seenAt?: string | undefined;
}

@Injectable()
export class GradingService {
  /** What grades unless the teacher chooses otherwise. */
  readonly grader: string;

  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly graders: Graders,
    private readonly criteriaOf: CriteriaOfEssays,
    private readonly usage: AiUsageService,
    private readonly channel: TeacherChannel,
  ) {
    this.grader = graderOf(graders.usual);
  }

  /**
   * Records and queues one job for each essay that has no result yet or that failed; with `again` also for others. Gives
   * the reason for each of the rest.
   * @throws AiUsageError if the teacher's allowance is used up; NotFoundError if an essay or the criteria set is
   * not the teacher's; StorageError; GradingError if there are no criteria for any of them, or an AI service is asked
   * for that is not set up
   */
  async request(user: User, request: GradeEnhancedRequest): Promise<GradeEnhancedReply> {
    const settings = this.settingsOf(request);
    await requireRoom(this.dataSource.manager, user.id, 'results');
    const { asked } = await this.criteriaOf.find(user, request, { isPreview: false });
    if (asked.length === 0) throw new GradingError('no_criteria');
    if (request.grader !== 'built-in') await this.usage.requireUnderCap(user.id);
    return throughDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        await lockEssays(
          manager,
          asked.map(({ essayId }) => essayId),
        );
        const found = await startingFacts(manager, asked, settings);
        const facts = new Map(found.map((one) => [one.essayId, one]));
        const started = asked.flatMap((essay) => {
          const one = facts.get(essay.essayId);
          return one && passedOver(one, request.again) === null ? [{ ...essay, locale: one.locale }] : [];
        });
        const queued = await recordJobs(manager, user.id, started, request);
        await enqueueGrading(manager, user.id, queued);
        await this.channel.publish({ userId: user.id }, manager);
        return {
          jobs: jobsOf(request.essayIds, facts, await jobStatusesOf(manager, asked)),
          started: queued.length,
          passedOver: passedOverOf(request, facts),
        };
      }),
    );
  }

  /** Of most results of the assignment; null if it has none. The caller has checked who owns it. */
  async strictnessOf(assignmentId: string): Promise<Strictness | null> {
    const found = await usualOfAssignments(this.dataSource.manager, 'strictness', [assignmentId]);
    return found.get(assignmentId) ?? null;
  }

  /** What `request` would do with these essays, as numbers. @throws NotFoundError */
  async preview(user: User, request: GradingPreviewRequest): Promise<GradingPreviewReply> {
    const { manager } = this.dataSource;
    const settings = this.settingsOf(request);
    // Before anything is read: a start in between must count as one that the teacher has not seen.
    const seenAt = await timeOfPreview(manager);
    const { asked, ...own } = await this.criteriaOf.find(user, request, { isPreview: true });
    const facts = await startingFacts(manager, asked, settings);
    const groups: StartingGroups = {
      ...{ new: 0, failed: 0, otherSettings: 0, gradedByOthers: 0, decided: 0, gradedByThese: 0 },
      beingGraded: 0,
      noCriteria: new Set(request.essayIds).size - asked.length,
    };
    const changed = new Set<string>();
    for (const one of facts) {
      const group = groupOf(one);
      groups[group] += 1;
      if (group === 'otherSettings' || group === 'decided') one.changes.forEach((name) => changed.add(name));
    }
    return { ...groups, ...own, changes: SETTINGS.filter((name) => changed.has(name)), seenAt };
  }

  /** What grades for a request that names this grader, or none. @throws GradingError if an AI service is not set up */
  nameOf(grader: AskedSettings['grader']): string {
    if (grader === 'ai-service' && this.graders.usual.name === 'built-in')
      throw new GradingError('no_ai_service');
    return graderOf(grader === 'built-in' ? this.graders.of('built-in') : this.graders.usual);
  }

  /** @throws GradingError */
  private settingsOf({ grader, strictness, seenAt }: AskedSettings): GradingSettings {
    return { strictness, seenAt, grader: this.nameOf(grader), isGraderNamed: grader !== undefined };
  }
}

/** In the order of the request, the essays that are being or have been graded by the criteria asked for. */
function jobsOf(
  essayIds: readonly string[],
  facts: ReadonlyMap<string, EssayFacts>,
  statuses: Awaited<ReturnType<typeof jobStatusesOf>>,
): GradeEnhancedReply['jobs'] {
  return [...new Set(essayIds)].flatMap((essayId) => {
    const one = facts.get(essayId);
    const group = one && groupOf(one);
    const isOurs =
      group === 'gradedByThese' || group === 'beingGraded' || group === 'new' || group === 'failed';
    const status = statuses.get(essayId);
    return status && (isOurs || status === 'pending') ? [{ essayId, status }] : [];
  });
}

function passedOverOf(
  { essayIds, again }: GradeEnhancedRequest,
  facts: ReadonlyMap<string, EssayFacts>,
): GradeEnhancedReply['passedOver'] {
  return [...new Set(essayIds)].flatMap((essayId) => {
    const one = facts.get(essayId);
    const reason = one ? passedOver(one, again) : 'no_criteria';
    return reason === null ? [] : [{ essayId, reason, message: PASSED_OVER_WORDS[reason] }];
  });
}
