import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { ProviderName } from '@marklight/contracts/grading';
import { readingsDiffer } from '@marklight/contracts/readings';
import {
  OPINION_PASSED_OVER_WORDS,
  READERS,
  type PassedOverByOpinion,
  type Reader,
  type SecondOpinionReply,
  type SecondOpinionRequest,
  type SecondOpinionsStarted,
} from '@marklight/contracts/second-opinion';
import type { DataSource } from 'typeorm';
import { AiUsageService } from '../../ai/ai-usage.service';
import { Graders } from '../../ai/graders';
import { NotFoundError } from '../../common/coded-error';
import { throughDeadlocks } from '../../database/deadlocks';
import { EssaysService } from '../../essays/essays.service';
import { requireRoom } from '../../storage/storage-limits';
import { decidedFeedback } from '../decided-feedback';
import { enqueueGrading } from '../grading-queue.repository';
import { GradingResultRecord } from '../grading-result.entity';
import { lockEssays } from '../starting/starting-facts.repository';
import {
  essaysToRead,
  readingOf,
  recordReadings,
  type EssayToRead,
  type Reading,
} from './second-opinion.repository';

type Grader = Reading['grader'];

/** A second reading of essays that have a result. It stands beside the result and never takes its place. */
@Injectable()
export class SecondOpinionService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly graders: Graders,
    private readonly usage: AiUsageService,
  ) {}

  /**
   * Queues a reading for each essay that has a result and another reader. Gives the reason for each of the rest.
   * @throws NotFoundError if an essay is not the teacher's; AiUsageError if the teacher's allowance is used up; StorageError
   */
  async request(userId: string, { essayIds, reader }: SecondOpinionRequest): Promise<SecondOpinionsStarted> {
    await this.essays.requireAllOwned(userId, essayIds);
    await requireRoom(this.dataSource.manager, userId, 'results');
    return throughDeadlocks(() =>
      this.dataSource.transaction(async (manager) => {
        await lockEssays(manager, essayIds);
        const found = new Map((await essaysToRead(manager, essayIds)).map((one) => [one.essayId, one]));
        const readings: Reading[] = [];
        const passedOver: SecondOpinionsStarted['passedOver'] = [];
        for (const essayId of new Set(essayIds)) {
          const plan = this.planFor(found.get(essayId), reader);
          if (typeof plan !== 'string') readings.push(plan);
          else passedOver.push({ essayId, reason: plan, message: OPINION_PASSED_OVER_WORDS[plan] });
        }
        if (readings.some(({ grader }) => this.graders.of(grader).name !== 'built-in'))
          await this.usage.requireUnderCap(userId);
        const queued = await recordReadings(manager, userId, readings);
        await enqueueGrading(manager, userId, queued);
        return { started: queued.length, passedOver };
      }),
    );
  }

  /** @throws NotFoundError */
  async of(userId: string, resultId: string): Promise<SecondOpinionReply> {
    const { manager } = this.dataSource;
    const result = await manager
      .createQueryBuilder(GradingResultRecord, 'result')
      .innerJoin('result.essay', 'essay', 'essay.deletedAt is null')
      .addSelect('result.secondOpinion')
      .where('result.id = :resultId and result.userId = :userId', { resultId, userId })
      .getOne();
    if (!result) throw new NotFoundError('This result was not found. Its essay may have been deleted.');
    const counts = result.standing === 'in_force';
    const reading = counts ? await readingOf(manager, result) : null;
    const decided = decidedFeedback(result.feedback, result.review);
    const opinion = result.secondOpinion;
    return {
      status: reading?.status ?? null,
      error: reading?.error ?? null,
      readers: counts ? READERS.filter((one) => this.graderFor(result.provider, one) !== undefined) : [],
      opinion: opinion
        ? {
            ...opinion,
            criteria: opinion.criteria.map((second, index) => {
              const first = result.feedback[index];
              return {
                ...second,
                firstLevel: first?.level ?? null,
                firstFeedback: first?.feedback ?? '',
                differs: decided[index]?.proposed === undefined && readingsDiffer(first?.level, second.level),
              };
            }),
          }
        : null,
    };
  }

  /** What to read, or why it is not read. */
  private planFor(essay: EssayToRead | undefined, reader: Reader): Reading | PassedOverByOpinion {
    const { essayId, criteriaId, provider, locale, strictness, isUnderWay } = essay ?? {};
    if (!essayId || !criteriaId || !provider || !locale || !strictness) return 'no_result';
    if (isUnderWay) return 'being_graded';
    const grader = this.graderFor(provider, reader);
    if (grader === undefined) return this.hasAiService ? 'same_answer' : 'needs_ai_service';
    return { essayId, criteriaId, locale, strictness, grader };
  }

  /** Undefined where that reader would give the same answer, or is not there. */
  private graderFor(made: ProviderName, reader: Reader): Grader | undefined {
    if (made === 'built-in') return reader === 'other' && this.hasAiService ? null : undefined;
    if (reader === 'other') return 'built-in';
    return this.hasAiService ? null : undefined;
  }

  private get hasAiService(): boolean {
    return this.graders.usual.name !== 'built-in';
  }
}
