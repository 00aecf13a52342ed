import { Injectable } from '@nestjs/common';
import type { GradingProposal, GradingRequest } from '@marklight/ai/provider';
import { AnalysisPool } from '../ai/analysis-pool';
import type { Asker } from '../common/work/asker';
import { FairTurns } from '../common/work/fair-turns';
import { CHECK_TURNS } from '../common/work/limits';
import { WorkError } from '../common/work/work.errors';
import { AppConfig } from '../config/app-config';

/** Has what a grader answered checked, in a process, in turns among accounts. */
@Injectable()
export class AnswerCheck {
  private readonly turns = new FairTurns(CHECK_TURNS);

  constructor(
    private readonly pool: AnalysisPool,
    private readonly config: AppConfig,
  ) {}

  /**
   * Tried again while the server is too busy to do it in time, until the asker goes: the answer may have been paid for.
   * @throws WorkError
   */
  async check(request: GradingRequest, proposal: GradingProposal, asker: Asker) {
    const task = {
      request,
      // The longest part of it, and not checked: it would be copied to the process and back.
      proposal: { ...proposal, textAsSent: null },
      notesWelfare: this.config.env.WELFARE_NOTES === 'on',
    };
    for (;;) {
      try {
        return await this.turns.take(asker, () => this.pool.run('check', task, asker, 'background'));
      } catch (error) {
        if (!(error instanceof WorkError && error.code === 'out_of_time')) throw error;
      }
    }
  }
}
