import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { CheckedResult } from '@marklight/ai/check-proposal';
import type { GradingProposal } from '@marklight/ai/provider';
import { fileFlags } from '@marklight/contracts/file-flags';
import { listedReasons } from '@marklight/contracts/triage';
import type { DataSource } from 'typeorm';
import { Graders } from '../ai/graders';
import type { CalibrationOfGrading } from '../calibration/calibration-in-use';
import { failGrading, lockAndComplete, type ClaimedJob } from './grading-jobs.repository';
import { storedProposal } from './ledger/ledger-entries';
import { addProposal, gradedBy } from './ledger/ledger.repository';
import { keepNewResult, lockEssay } from './results-in-force.repository';
import { scoreColumnsOf } from './score-columns';
import {
  keepSecondOpinion,
  OTHER_RESULT_COUNTS,
  resultForOpinion,
} from './second-opinion/keep-second-opinion';
import { graderOf } from './starting/graded-with';

export interface CheckedAnswer {
  checked: CheckedResult;
  calibration: CalibrationOfGrading;
  /** How long the grader took. */
  tookMs: number;
}

/** The job was handed on while this try was under way: it must not write, nor release what another holds. */
export class ClaimLostError extends Error {
  constructor() {
    super('the grading has since been handed on');
    this.name = 'ClaimLostError';
  }
}

/** Stores what became of a grader's answer: a result, a proposal beside the teacher's decisions, or a second opinion. */
@Injectable()
export class ResultKeeper {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly graders: Graders,
  ) {}

  /**
   * Result, job and essay change together or not at all. A job that another try has stored changes nothing.
   * @throws ClaimLostError
   */
  async keep(job: ClaimedJob, proposal: GradingProposal, answer: CheckedAnswer): Promise<void> {
    const { checked, calibration, tookMs } = answer;
    await this.dataSource.transaction(async (manager) => {
      if (job.isSecondOpinion) await lockEssay(manager, job.essayId);
      const beside = job.isSecondOpinion ? await resultForOpinion(manager, job) : null;
      if (job.isSecondOpinion && !beside) {
        await failGrading(manager, job, OTHER_RESULT_COUNTS);
        return;
      }
      const outcome = await lockAndComplete(manager, job);
      if (outcome === 'claim_lost') throw new ClaimLostError();
      if (outcome === 'stored_before') return;
      const grader = this.graders.of(job.grader);
      const { feedback, applied } = calibration.shift(checked.feedback, {
        grader: graderOf(grader),
        strictness: job.strictness,
      });
      const facts = {
        provider: grader.name,
        locale: job.locale,
        strictness: job.strictness,
        genre: checked.genre,
        feedback,
        // The rubric may have been renamed or deleted since the teacher asked.
        criteriaSet: job.criteriaSet ?? (await gradedBy(manager, job.criteriaId)),
        // A result that carries decisions is never replaced; they are carried over once the teacher accepts this one.
        decisionsKept: 0,
        calibration: applied,
        isSecondOpinion: job.isSecondOpinion,
      };
      const entry = storedProposal({ ...facts, proposal, tookMs });
      if (beside) {
        await keepSecondOpinion(manager, beside, feedback, { ...proposal, provider: grader.name });
        await addProposal(manager, { essayId: job.essayId, resultId: beside.id }, entry, {
          userId: job.userId,
        });
        return;
      }
      const score = scoreColumnsOf(feedback);
      const ofFile = fileFlags(job);
      const flags = [
        ...ofFile,
        // Page numbers are more reliable than the words of the text.
        ...checked.flags.filter(({ code }) => !ofFile.some((other) => other.code === code)),
      ];
      const { id: resultId } = await keepNewResult(
        manager,
        {
          userId: job.userId,
          essayId: job.essayId,
          criteriaId: job.criteriaId,
          ...score,
          feedback,
          overallAnalysis: checked.overallAnalysis,
          contextualInsights: checked.contextualInsights,
          flags,
          eyeReasons: listedReasons({ feedback, flags }),
          genre: checked.genre,
          notesToTeacher: checked.notesToTeacher,
          locale: job.locale,
          strictness: job.strictness,
          provider: grader.name,
          model: proposal.model,
          gradedWith: {
            ...job.settings,
            grader: graderOf(grader),
            ...(job.grader && { isChosenGrader: true as const }),
            ...(applied && applied.examples > 0 && { examples: applied.examples }),
          },
          usage: proposal.usage,
          textAsSent: proposal.textAsSent,
        },
        outcome.essayStatus,
      );
      const news = { userId: job.userId, jobId: job.id };
      await addProposal(manager, { essayId: job.essayId, resultId }, entry, news);
    });
  }
}
