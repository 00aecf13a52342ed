import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckedResult } from '@marklight/ai/check-proposal';
import { roughCallTokens } from '@marklight/ai/openai/tokens';
import type { AiProvider, CriterionToGrade, GradingProposal, GradingRequest } from '@marklight/ai/provider';
import { ProviderError } from '@marklight/ai/provider-error';
import type { Locale } from '@marklight/contracts/language';
import type { DataSource, EntityManager } from 'typeorm';
import { GradingBatches } from '../activity/grading-batches';
import { AI_PROVIDER } from '../ai/ai-provider.token';
import { AiUsageError, AiUsageService, type TokenReservation } from '../ai/ai-usage.service';
import { AnalysisPool } from '../ai/analysis-pool';
import type { CriterionDetails } from '../criteria/criteria.entity';
import { TeacherChannel } from '../database/teacher-channel';
import { MaintenanceService } from '../maintenance/maintenance.service';
import { enqueueGrading } from './grading-queue';
import { keepGradeInStep } from './review.service';
import { GradingResultRecord } from './grading-result.entity';

interface ClaimedJob {
  id: string;
  userId: string;
  essayId: string;
  criteriaId: string;
  locale: Locale;
  content: string;
  studentName: string | null;
  items: string[];
  details: CriterionDetails[] | null;
  /** The assignment's title and instructions. */
  task: string | null;
  /** When the teacher asked for it, or asked again. */
  createdAt: Date;
}

const PROGRESS_STARTED = 10;
const PROGRESS_ANSWERED = 90;
/** A service that asks us to wait longer than this is reported to the teacher instead. */
const LONGEST_WAIT_MS = 60 * 60_000;

/** Grades one essay: claims the job, asks the provider, checks the answer, stores the result. */
@Injectable()
export class EssayGrader {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    @Inject(AI_PROVIDER) private readonly provider: AiProvider,
    private readonly pool: AnalysisPool,
    private readonly usage: AiUsageService,
    private readonly channel: TeacherChannel,
    private readonly batches: GradingBatches,
    private readonly maintenance: MaintenanceService,
  ) {}

  /**
   * Safe to repeat: a job that is done, dismissed with its essay or already stored changes nothing.
   * Throws only when the server itself failed, so that the queue tries again.
   */
  async grade(jobId: string, signal: AbortSignal): Promise<void> {
    if (await this.waitsForMaintenance(jobId)) return;
    const job = await this.claim(jobId);
    if (!job) return;
    const request: GradingRequest = {
      essayText: job.content,
      studentName: job.studentName,
      locale: job.locale,
      criteria: job.items.map((text, index) => criterionOf(text, job.details?.[index])),
      task: job.task,
    };
    const reservation = await this.reserve(job, request);
    if (!reservation) return;
    let proposal: GradingProposal;
    try {
      proposal = await this.provider.grade(request, { signal, askedAt: job.createdAt.getTime() });
    } catch (error) {
      await this.usage.settle(job.userId, reservation, error instanceof ProviderError ? error.usage : null);
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      return this.failOrWait(job, error);
    }
    // Before anything else can fail: the service was paid for.
    await this.usage.settle(job.userId, reservation, proposal.usage);
    await this.progress(job, PROGRESS_ANSWERED);
    const checked = await this.pool.run('check', { request, proposal }, signal);
    await this.store(job, proposal, checked);
    await this.batches.noteIfEnded(job.userId);
  }

  /** The queue gave up on the job: the teacher is told, and can start it again. */
  async giveUp(jobId: string): Promise<void> {
    await this.fail(jobId, 'Grading this essay failed on our side. Try again.');
  }

  /** Tokens for the job within the teacher's monthly cap; null where there are none left, and the job ends saying so. */
  private async reserve(job: ClaimedJob, request: GradingRequest): Promise<TokenReservation | null> {
    try {
      const texts = [request.essayText, request.task ?? '', ...job.items];
      return await this.usage.reserve(job.userId, roughCallTokens(texts, job.items.length));
    } catch (error) {
      if (!(error instanceof AiUsageError)) throw error;
      await this.fail(job.id, error.message);
      return null;
    }
  }

  /** In a maintenance window a grading that has not begun is put back until its end; an administrator's is not. */
  private async waitsForMaintenance(jobId: string): Promise<boolean> {
    if (!(await this.maintenance.running())) return false;
    return this.dataSource.transaction(async (manager) => {
      const endsAt = await this.maintenance.lockedEnd(manager);
      if (!endsAt) return false;
      const [rows] = (await manager.query(
        `update grading_jobs job set status = 'pending', progress = 0 from users
         where job.id = $1 and job.status in ('pending', 'processing') and users.id = job.user_id and not users.is_admin
         returning job.user_id as "userId"`,
        [jobId],
      )) as [{ userId: string }[], number];
      const [job] = rows;
      if (job) await enqueueGrading(manager, job.userId, [jobId], endsAt);
      return job !== undefined;
    });
  }

  private async claim(jobId: string): Promise<ClaimedJob | null> {
    return this.dataSource.transaction(async (manager) => {
      const [rows] = (await manager.query(
        `update grading_jobs job set status = 'processing', progress = $2, error = null
         from essays essay, criteria
         where job.id = $1 and job.status in ('pending', 'processing')
           and essay.id = job.essay_id and essay.deleted_at is null and criteria.id = job.criteria_id
         returning job.id, job.user_id as "userId", job.essay_id as "essayId", job.criteria_id as "criteriaId",
           job.locale, essay.content, essay.student_name as "studentName", criteria.items, criteria.details,
             job.created_at as "createdAt",
             (select concat_ws(E'\\n', title, instructions) from assignments where id = essay.assignment_id) as task`,
        [jobId, PROGRESS_STARTED],
      )) as [ClaimedJob[], number];
      const [job] = rows;
      if (!job) {
        await endIfDeleted(manager, jobId);
        return null;
      }
      await this.channel.tell({ userId: job.userId, jobId }, manager);
      return job;
    });
  }

  private async progress(job: ClaimedJob, progress: number): Promise<void> {
    await this.dataSource.query(
      `update grading_jobs set progress = $2 where id = $1 and status = 'processing'`,
      [job.id, progress],
    );
    await this.channel.tell({ userId: job.userId, jobId: job.id });
  }

  /** Result, job and essay change together or not at all. */
  private async store(job: ClaimedJob, proposal: GradingProposal, checked: CheckedResult): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [finished] = (await manager.query(
        `update grading_jobs set status = 'complete', progress = 100, error = null, finished_at = now()
         where id = $1 and status in ('pending', 'processing') returning id`,
        [job.id],
      )) as [unknown[], number];
      // Another worker, to which this job was handed over, stored its result first.
      if (finished.length === 0) return;
      await manager.upsert(
        GradingResultRecord,
        {
          userId: job.userId,
          essayId: job.essayId,
          criteriaId: job.criteriaId,
          score: checked.score.score,
          totalCriteria: checked.score.totalCriteria,
          percentage: checked.score.percentage,
          grade: checked.score.grade,
          feedback: checked.feedback,
          overallAnalysis: checked.overallAnalysis,
          contextualInsights: checked.contextualInsights,
          flags: checked.flags,
          locale: job.locale,
          provider: this.provider.name,
          model: proposal.model,
          usage: proposal.usage,
          textAsSent: proposal.textAsSent,
          review: null,
          version: 1,
          reviewedAt: null,
          createdAt: new Date(),
        },
        ['essayId', 'criteriaId'],
      );
      await manager.query(
        `update essays set status = 'ready_for_review' where id = $1 and status = 'draft'`,
        [job.essayId],
      );
      await keepGradeInStep(manager, job.essayId);
      await this.channel.tell({ userId: job.userId, jobId: job.id }, manager);
    });
  }

  private async failOrWait(job: ClaimedJob, error: ProviderError): Promise<void> {
    const wait = error.retryAfterMs;
    if (!error.retryable || wait === null || wait > LONGEST_WAIT_MS) return this.fail(job.id, error.message);
    await this.dataSource.transaction(async (manager) => {
      await manager.query(`update grading_jobs set status = 'pending', progress = 0 where id = $1`, [job.id]);
      await enqueueGrading(manager, job.userId, [job.id], Math.ceil(wait / 1000));
      await this.channel.tell({ userId: job.userId, jobId: job.id }, manager);
    });
  }

  private async fail(jobId: string, message: string): Promise<void> {
    const userId = await this.dataSource.transaction(async (manager: EntityManager) => {
      const [rows] = (await manager.query(
        `update grading_jobs set status = 'error', error = $2, finished_at = now()
         where id = $1 and status in ('pending', 'processing') returning user_id as "userId"`,
        [jobId, message],
      )) as [{ userId: string }[], number];
      const [job] = rows;
      if (job) await this.channel.tell({ userId: job.userId, jobId }, manager);
      return job?.userId;
    });
    if (userId) await this.batches.noteIfEnded(userId);
  }
}

function criterionOf(text: string, details: CriterionDetails | undefined): CriterionToGrade {
  const { weight = 1, levels = [] } = details ?? {};
  return { text, weight, ...(levels.length > 0 ? { levelDescriptions: levels } : {}) };
}

/** A job whose essay was deleted ends here; left open it would wait for ever once the essay is restored. */
async function endIfDeleted(manager: EntityManager, jobId: string): Promise<void> {
  await manager.query(
    `update grading_jobs job set status = 'error', finished_at = now(),
       error = 'This essay was deleted before it was graded. Start grading again.'
     from essays essay
     where job.id = $1 and job.status in ('pending', 'processing')
       and essay.id = job.essay_id and essay.deleted_at is not null`,
    [jobId],
  );
}
