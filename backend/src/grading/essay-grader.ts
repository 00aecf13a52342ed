import { HOUR_MS } from '@marklight/contracts/durations';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { roughGradingTokens } from '@marklight/ai/openai/tokens';
import type { CriterionToGrade, GradingProposal, GradingRequest } from '@marklight/ai/provider';
import type { KnownPeople } from '@marklight/ai/privacy/known-people';
import { ProviderError } from '@marklight/ai/provider-error';
import { yearLevelOf } from '@marklight/ai/year-level';
import type { AiUsage, GradingWait } from '@marklight/contracts/grading';
import { isWithoutWriting } from '@marklight/contracts/scans';
import type { DataSource } from 'typeorm';
import { GradingBatches } from '../activity/grading-batches';
import {
  AiUsageError,
  AiUsageService,
  SET_ASIDE_WAIT,
  uncapped,
  type TokenReservation,
} from '../ai/ai-usage.service';
import { Graders } from '../ai/graders';
import { KnownPeopleRepository } from '../ai/known-people.repository';
import { CalibrationInUse } from '../calibration/calibration-in-use';
import { AppLog, unexpectedFacts } from '../common/app-log';
import { WorkError } from '../common/work/work.errors';
import type { CriterionDetails } from '../criteria/criteria.entity';
import {
  isDatabaseAway,
  PAID_FOR_PATIENCE_MS,
  throughDatabaseOutage,
} from '../common/failures/database-away';
import { PreparedStatements } from '../database/prepared-statements.repository';
import { TeacherChannel } from '../database/teacher-channel';
import type { PacedWait } from '../queue/paced-wait';
import { WorkerStopping } from '../queue/worker-stopping';
import { AnswerCheck } from './answer-check';
import { ownWordsOf, taskOf } from './assignment-brief';
import {
  claimGrading,
  endIfEssayDeleted,
  endWait,
  failGrading,
  noteAnswer,
  putBackGrading,
  type ClaimedJob,
} from './grading-jobs.repository';
import { enqueueGrading } from './grading-queue.repository';
import { MaintenanceWait } from './maintenance-wait';
import { ClaimLostError, ResultKeeper } from './result-keeper';
import { ScanWait } from './scan-wait';

export interface Attempt {
  /** Aborted when the process ends (`WorkerStopping`), or when the grading takes too long. */
  signal: AbortSignal;
  /** Whether this is the queue's last attempt. */
  lastAttempt: boolean;
}
type Outlast = <T>(work: () => Promise<T>) => Promise<T>;

const NO_TEXT =
  'No text could be read on the pages of this file. Type it on the essay’s page, or upload a clearer scan.';
const NO_WRITING =
  'No writing was found on the pages of this file. Look at them on the essay’s page: if there is any, type it there, or upload a clearer photo or scan.';
const OUR_FAILURE = 'Grading this essay failed on our side. Try again.';
/** An essay whose processes died this often may be what kills them. */
const MAX_STARTS = 10;
const PROGRESS_STARTED = 10;
const PROGRESS_ANSWERED = 90;
/** A service that asks us to wait longer than this is reported to the teacher instead. */
const LONGEST_WAIT_MS = HOUR_MS;

/** Grades one essay: claims the job, asks the provider, has the answer checked and its result stored. */
@Injectable()
export class EssayGrader {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly graders: Graders,
    private readonly checks: AnswerCheck,
    private readonly usage: AiUsageService,
    private readonly people: KnownPeopleRepository,
    private readonly calibrations: CalibrationInUse,
    private readonly results: ResultKeeper,
    private readonly channel: TeacherChannel,
    private readonly batches: GradingBatches,
    private readonly maintenance: MaintenanceWait,
    private readonly prepared: PreparedStatements,
    private readonly scans: ScanWait,
    private readonly log: AppLog,
  ) {}

  /**
   * Safe to repeat: a job that is done, dismissed with its essay or already stored changes nothing. It waits for an
   * unreachable database at every step, so that an answer that was paid for is not lost before it is stored. Throws
   * only when the server itself failed, so that the queue tries again.
   */
  async grade(jobId: string, { signal, lastAttempt }: Attempt): Promise<void> {
    signal.throwIfAborted();
    const outlast: Outlast = (work) => throughDatabaseOutage(work, { signal });
    const job = await this.begin(jobId, outlast);
    if (!job) return;
    try {
      await this.gradeClaimed(job, outlast, signal);
    } catch (error) {
      if (error instanceof ClaimLostError) {
        this.log.info({ jobId }, 'a grading has since been handed on; this try changes nothing');
      } else if (signal.reason instanceof WorkerStopping) {
        return this.putBack(job);
      } else if (error instanceof WorkError && error.code === 'could_not_start') {
        // Further attempts would keep the teacher waiting for minutes and end the same.
        return outlast(() => this.fail(job, error.message));
      } else {
        const busy = error instanceof WorkError && error.code === 'out_of_time' ? error : null;
        if (busy) this.log.warn({ jobId, lastAttempt }, 'the server was too busy to grade an essay in time');
        else this.log.error({ jobId, ...unexpectedFacts(error) }, 'a grading failed unexpectedly');
        const words = busy?.message ?? OUR_FAILURE;
        if (lastAttempt && !isDatabaseAway(error)) await outlast(() => this.fail(job, words));
      }
      throw error;
    }
  }

  private async gradeClaimed(job: ClaimedJob, outlast: Outlast, signal: AbortSignal): Promise<void> {
    if (job.content.trim() === '') {
      const reason = isWithoutWriting(job.fileFaults, false) ? NO_WRITING : NO_TEXT;
      return outlast(() => this.fail(job, reason));
    }
    const task = taskOf(job.brief);
    const sendsAway = this.graders.of(job.grader).name === 'openai';
    const [calibration, people] = await Promise.all([
      outlast(() => this.calibrations.of(job, sendsAway)),
      outlast(() => this.peopleAround(job)),
    ]);
    const request: GradingRequest = {
      essayText: job.content,
      studentName: job.studentName,
      people,
      locale: job.locale,
      criteria: job.items.map((text, index) => criterionOf(text, job.details?.[index])),
      task,
      yearLevel: job.brief?.yearLevel ?? yearLevelOf(job.className, [ownWordsOf(job.brief), ...job.items]),
      genre: job.brief?.genre ?? null,
      strictness: job.strictness,
      ...(calibration.examples.length > 0 && { examples: calibration.examples }),
    };
    const reservation = await this.reserve(job, request, outlast, signal);
    if (!reservation) return;
    if (job.waitsFor !== null) await outlast(() => endWait(this.dataSource.manager, job));
    const grader = this.graders.of(job.grader);
    const paidFor = { signal, limitMs: PAID_FOR_PATIENCE_MS };
    let proposal: GradingProposal;
    let spent: AiUsage | null = null;
    const asked = performance.now();
    try {
      proposal = await grader.grade(request, {
        account: job.userId,
        background: true,
        signal,
        askedAt: job.createdAt.getTime(),
        mayAskTwice: reservation.roomForMore,
        onUsage: (usage) => (spent = usage),
      });
    } catch (error) {
      if (error instanceof ProviderError) spent = error.usage;
      await this.usage.settle(job.userId, reservation, spent, paidFor);
      signal.throwIfAborted();
      if (!(error instanceof ProviderError)) throw error;
      return outlast(() => this.failOrWait(job, error));
    }
    const tookMs = proposal.answerMs ?? performance.now() - asked;
    // Before anything else can fail: the service was paid for.
    const cost = { call: reservation.call, usage: proposal.usage };
    await throughDatabaseOutage(
      () => noteAnswer(this.prepared, job, { progress: PROGRESS_ANSWERED, cost }),
      paidFor,
    );
    const checked = await this.checks.check(request, proposal, { account: job.userId, signal });
    await throughDatabaseOutage(
      () => this.results.keep(job, proposal, { checked, calibration, tookMs }),
      paidFor,
    );
    await this.batches.noteIfEnded(job.userId);
  }

  /** Whose names are hidden from the service; the built-in grader sends nothing anywhere. */
  private async peopleAround(job: ClaimedJob): Promise<KnownPeople> {
    return this.graders.of(job.grader).name === 'openai' ? this.people.around(job.userId, job.essayId) : {};
  }

  /**
   * Tokens for the job within the teacher's monthly cap. Null where it gets none: with the cap reached, the job ends saying so;
   * with the rest set aside for other calls, it goes back to the queue.
   */
  private async reserve(
    job: ClaimedJob,
    request: GradingRequest,
    outlast: Outlast,
    signal: AbortSignal,
  ): Promise<TokenReservation | null> {
    if (this.graders.of(job.grader).name === 'built-in') return uncapped();
    try {
      const examples = request.examples?.map(({ essayText }) => essayText) ?? [];
      const tokens = roughGradingTokens(
        [request.essayText, request.task ?? '', ...examples],
        request.criteria.map(({ text, levelDescriptions = [] }) => [text, ...levelDescriptions].join(' ')),
      );
      return await this.usage.reserve(job.userId, { tokens, workId: job.id }, signal);
    } catch (error) {
      if (!(error instanceof AiUsageError)) throw error;
      await outlast(() =>
        error.code === 'tokens_set_aside'
          ? this.queueAgain(job, 'allowance', SET_ASIDE_WAIT)
          : this.fail(job, error.message),
      );
      return null;
    }
  }

  /** Null if there is nothing to grade, or the job has been put back for what it waits for. */
  private async begin(jobId: string, outlast: Outlast): Promise<ClaimedJob | null> {
    const ready = await outlast(() => this.claim(jobId, new Date()));
    if (ready) return outlast(() => this.unlessGivenUp(ready));
    if (await outlast(() => this.maintenance.begin(jobId))) return null;
    if (await outlast(() => this.scans.begin(jobId))) return null;
    const job = await outlast(() => this.claim(jobId, null));
    if (!job) await outlast(() => endIfEssayDeleted(this.dataSource.manager, jobId));
    return job && outlast(() => this.unlessGivenUp(job));
  }

  private claim(jobId: string, unlessWaitingAt: Date | null): Promise<ClaimedJob | null> {
    return claimGrading(this.prepared, jobId, { progress: PROGRESS_STARTED, unlessWaitingAt });
  }

  private async unlessGivenUp(job: ClaimedJob): Promise<ClaimedJob | null> {
    if (job.starts <= MAX_STARTS) return job;
    const { id: jobId, starts } = job;
    this.log.error({ jobId, starts }, 'a grading whose process died every time is given up');
    await this.fail(job, OUR_FAILURE);
    return null;
  }

  private async failOrWait(job: ClaimedJob, error: ProviderError): Promise<void> {
    const wait = error.retryAfterMs;
    if (!error.retryable || wait === null || wait > LONGEST_WAIT_MS) return this.fail(job, error.message);
    await this.queueAgain(job, 'ai_service', Math.ceil(wait / 1000));
  }

  /** For another process, or this one after its restart. */
  private async putBack(job: ClaimedJob): Promise<void> {
    await this.queueAgain(job, null);
    this.log.info({ jobId: job.id }, 'a grading goes back to the queue: this process is being stopped');
  }

  private async queueAgain(
    job: ClaimedJob,
    waitsFor: GradingWait | null,
    wait: number | PacedWait = 0,
  ): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      if (!(await putBackGrading(manager, job, waitsFor))) return;
      await enqueueGrading(manager, job.userId, [job.id], wait);
      await this.channel.publish({ userId: job.userId, jobId: job.id }, manager);
    });
  }

  private async fail(job: ClaimedJob, words: string): Promise<void> {
    const { id: jobId, userId } = job;
    const failed = await this.dataSource.transaction(async (manager) => {
      if (!(await failGrading(manager, job, words))) return false;
      await this.channel.publish({ userId, jobId }, manager);
      return true;
    });
    if (failed) await this.batches.noteIfEnded(userId);
  }
}

function criterionOf(text: string, details: CriterionDetails | undefined): CriterionToGrade {
  const { weight = 1, levels = [] } = details ?? {};
  return { text, weight, ...(levels.length > 0 ? { levelDescriptions: levels } : {}) };
}
