import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { LinterLoadError } from '@marklight/text/linter';
import type { Asker } from '../common/work/asker';
import { withDeadline } from '../common/work/deadline';
import { FairTurns, type Lane } from '../common/work/fair-turns';
import { ANALYSIS_LIMITS } from '../common/work/limits';
import { MemoryGuard } from '../common/work/memory-guard';
import { ProcessPool } from '../common/work/process-pool';
import { ProcessEnded } from '../common/work/work-process';
import { threadStarts } from '../common/work/thread-starts';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { AnalysisTaskName, AnalysisTasks } from './analysis.worker';

/** By this name health, log and metrics speak of it. */
const GRAMMAR_CHECKER = 'grammar-checker';
const NOT_CHECKED =
  'Texts cannot be checked here, because the grammar checker could not start. Tell whoever runs the server.';

/** A task by name, with what it works on. */
type AnalysisTask<Name extends AnalysisTaskName> = { name: Name; input: AnalysisTasks[Name]['input'] };

/**
 * Text analysis and built-in grading, in one process that holds the grammar checker: it takes some 200 MB, so there is
 * one. It checks a text a few paragraphs at a time, and texts take turns by paragraph; what somebody waits for has
 * turns of its own beside grading. The process starts with the first task and ends when there has been none for a while.
 */
@Injectable()
export class AnalysisPool implements OnModuleDestroy {
  private readonly turns: Record<Lane, FairTurns> = {
    interactive: new FairTurns(ANALYSIS_LIMITS.interactive),
    background: new FairTurns(ANALYSIS_LIMITS.background),
  };
  private readonly pool: ProcessPool<AnalysisTask<AnalysisTaskName>, unknown>;

  constructor(private readonly memory: MemoryGuard) {
    this.pool = new ProcessPool({
      ...ANALYSIS_LIMITS.process,
      file: workerFile(__dirname, 'analysis.worker'),
      processes: 1,
      tasksPerProcess: ANALYSIS_LIMITS.interactive.seats + ANALYSIS_LIMITS.background.seats,
    });
    memory.guard(this.pool);
  }

  /**
   * @param lane `background` for work that nobody sits in front of
   * @throws WorkError
   */
  run<Name extends AnalysisTaskName>(
    name: Name,
    input: AnalysisTasks[Name]['input'],
    asker: Asker,
    lane: Lane = 'interactive',
  ): Promise<AnalysisTasks[Name]['output']> {
    return this.turns[lane].take(asker, async () => {
      // A neighbour's text may have been the one that the process swelled with: each gets a second try.
      const first = await this.runOnce({ name, input }, asker, lane);
      if (first !== 'ended') return first.output;
      const second = await this.runOnce({ name, input }, asker, lane);
      if (second !== 'ended') return second.output;
      throw new WorkError('takes_too_much_memory');
    });
  }

  /** Has a sentence checked, so that the grammar checker is loaded as for the first essay. @throws as `run` does */
  async check(): Promise<void> {
    await this.run('analyze', { text: 'The studnet reads.', locale: 'en-AU' }, { account: 'self-test' });
  }

  onModuleDestroy(): void {
    this.memory.stop(this.pool);
    this.pool.close();
  }

  private async runOnce<Name extends AnalysisTaskName>(
    task: AnalysisTask<Name>,
    asker: Asker,
    lane: Lane,
  ): Promise<{ output: AnalysisTasks[Name]['output'] } | 'ended'> {
    try {
      const output = await withDeadline(millisecondsFor(task.input, lane), asker.signal, (signal) =>
        this.pool.run(task, signal),
      );
      if (task.name !== 'check') threadStarts.noteSuccess(GRAMMAR_CHECKER);
      return { output: output as AnalysisTasks[Name]['output'] };
    } catch (error) {
      if (error instanceof Error && error.name === LinterLoadError.name) {
        threadStarts.noteFailure(GRAMMAR_CHECKER, error.message);
        throw new WorkError('could_not_start', { message: NOT_CHECKED });
      }
      if (!(error instanceof ProcessEnded)) throw error;
      if (error.reason === 'broken') throw new WorkError('could_not_start');
      return 'ended';
    }
  }
}

/** The time that a text of this size may take, with others beside it: the longest essay takes some 8 s alone. */
function millisecondsFor(input: AnalysisTasks[AnalysisTaskName]['input'], lane: Lane): number {
  const request = 'request' in input ? input.request : input;
  const { length } = 'text' in request ? request.text : request.essayText;
  return ANALYSIS_LIMITS.milliseconds[lane] + length * ANALYSIS_LIMITS.millisecondsPerCharacter;
}
