import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { GradingRequest } from '@marklight/ai/provider';
import { LinterLoadError, LinterOverworkedError } from '@marklight/text/linter';
import { THE_SERVER, type Asker } from '../common/work/asker';
import { FairTurns, type Lane } from '../common/work/fair-turns';
import {
  ANALYSES_AT_ONCE,
  ANALYSIS_CPU_MILLISECONDS,
  ANALYSIS_MILLISECONDS,
  GRAMMAR_LIMITS,
} from '../common/work/limits';
import { MemoryGuard } from '../common/work/memory-guard';
import { ProcessPool } from '../common/work/process-pool';
import { threadStarts } from '../common/work/thread-starts';
import { ProcessEnded } from '../common/work/work-process';
import { Workers } from '../common/work/workers';
import { WorkError } from '../common/work/work.errors';
import { workerFile } from '../common/worker-file';
import type { AnalysisTaskName, AnalysisTasks, GrammarQuestion } from './analysis.worker';
import type { GrammarTask } from './grammar.worker';

/** Its name in the health report, the log and the metrics. */
const GRAMMAR_CHECKER = 'grammar-checker';
const NOT_CHECKED =
  'Texts cannot be checked here, because the grammar checker could not start. Please tell the person who runs this server.';

/**
 * Text analysis and built-in grading, in processes and in turns among accounts. The grammar checker takes some 250 MB, so
 * one process holds it for all the others: it checks a text a few paragraphs at a time, and texts take turns by paragraph.
 */
@Injectable()
export class AnalysisPool implements OnModuleDestroy {
  private readonly file = workerFile(__dirname, 'analysis.worker');
  private readonly grammarFile = workerFile(__dirname, 'grammar.worker');
  private readonly admitted = new FairTurns(ANALYSES_AT_ONCE);
  private readonly grammar = new ProcessPool({ ...GRAMMAR_LIMITS, processes: 1 });
  private warmingUp: Promise<void> | null = null;

  constructor(
    private readonly workers: Workers,
    private readonly memory: MemoryGuard,
  ) {
    memory.guard(this.grammar);
  }

  /**
   * @param lane `background` for work that nobody is waiting for
   * @throws WorkError
   */
  run<Name extends AnalysisTaskName>(
    name: Name,
    input: AnalysisTasks[Name]['input'],
    asker: Asker,
    lane: Lane = 'interactive',
  ): Promise<AnalysisTasks[Name]['output']> {
    const work = () => this.runInTurn(name, input, asker, lane);
    // The grading queue decides how much background work there is.
    return lane === 'background' ? work() : this.admitted.take(asker, work);
  }

  /**
   * Has a sentence checked, so that the grammar checker is loaded as for the first essay. In the background: on a machine with
   * too much to do, loading takes longer than somebody would wait for a text.
   * @throws as `run` does
   */
  async check(): Promise<void> {
    const input = { text: 'The studnet reads.', locale: 'en-AU' } as const;
    await this.run('analyze', input, THE_SERVER, 'background');
  }

  /** Whether the grammar checker runs, or is being loaded. */
  get isWarm(): boolean {
    return this.warmingUp !== null || this.grammar.processes.length > 0;
  }

  /**
   * Loads the grammar checker, and a process that asks it, ahead of the first essay, which otherwise waits seconds
   * for them; call it when an essay is likely to come soon. Never fails: any problem is reported to the next person
   * who has a text checked.
   */
  warmUp(): Promise<void> {
    if (this.isWarm && (this.warmingUp || this.workers.isReady)) return this.warmingUp ?? Promise.resolve();
    this.warmingUp = this.check()
      .catch(() => undefined)
      .finally(() => (this.warmingUp = null));
    return this.warmingUp;
  }

  /**
   * Has essays graded and checked as those of a class set are, one after the other, until the process that does so is as fast as it
   * gets, or until somebody has work for the processes. In the background. Never fails.
   */
  async rehearse(requests: readonly GradingRequest[]): Promise<void> {
    for (const request of requests) {
      if (!this.workers.isIdle) return;
      await this.run('grade', request, THE_SERVER, 'background')
        .then((proposal) =>
          this.run('check', { request, proposal, notesWelfare: true }, THE_SERVER, 'background'),
        )
        .catch(() => undefined);
    }
  }

  /** Whether the grammar checker and one process that asks it stay when nothing has come for a while. */
  keepOne(kept: boolean): void {
    this.workers.keepOne(kept);
    this.grammar.keepOne(kept);
  }

  onModuleDestroy(): void {
    this.memory.stop(this.grammar);
    this.grammar.close();
  }

  private async runInTurn<Name extends AnalysisTaskName>(
    name: Name,
    input: AnalysisTasks[Name]['input'],
    asker: Asker,
    lane: Lane,
  ): Promise<AnalysisTasks[Name]['output']> {
    const ended = new AbortController();
    const { milliseconds, cpuMilliseconds } = timeFor(input, lane);
    let grammarFailure: unknown = null;
    try {
      return (await this.workers.run({
        file: this.file,
        input: { name, input },
        asker,
        lane,
        milliseconds,
        cpuMilliseconds,
        answer: (question) =>
          this.findings(
            { ...(question as GrammarQuestion), cpuMilliseconds, account: asker.account },
            ended.signal,
          ).catch((error: unknown) => {
            grammarFailure = error;
            throw error;
          }),
      })) as AnalysisTasks[Name]['output'];
    } catch (error) {
      // Errors lose their class on the way between processes.
      throw grammarFailure instanceof WorkError && !asker.signal?.aborted ? grammarFailure : error;
    } finally {
      // Whatever ended the task, nobody needs what it asked for any more.
      ended.abort();
    }
  }

  private async findings(input: GrammarTask, signal: AbortSignal): Promise<unknown> {
    const task = { file: this.grammarFile, input };
    try {
      const findings = await this.grammar.run(task, signal);
      threadStarts.noteSuccess(GRAMMAR_CHECKER);
      return findings;
    } catch (error) {
      if (error instanceof Error && error.name === LinterLoadError.name) {
        threadStarts.noteFailure(GRAMMAR_CHECKER, error.message);
        throw new WorkError('could_not_start', { message: NOT_CHECKED });
      }
      if (error instanceof Error && error.name === LinterOverworkedError.name)
        throw new WorkError('takes_too_long');
      if (signal.aborted || !(error instanceof ProcessEnded)) throw error;
      if (error.reason === 'broken') throw new WorkError('could_not_start', { message: NOT_CHECKED });
      // It may have been ended because of somebody else's text.
      return this.grammar.run(task, signal);
    }
  }
}

/**
 * The time that a text of this size may take: wall-clock time, with others beside it; and processor time, separately
 * in the process that analyses it and in the grammar checker.
 */
function timeFor(
  input: AnalysisTasks[AnalysisTaskName]['input'],
  lane: Lane,
): { milliseconds: number; cpuMilliseconds: number } {
  const request = 'request' in input ? input.request : input;
  const { length } = 'text' in request ? request.text : request.essayText;
  return {
    milliseconds: ANALYSIS_MILLISECONDS.base[lane] + length * ANALYSIS_MILLISECONDS.perCharacter,
    cpuMilliseconds: ANALYSIS_CPU_MILLISECONDS.base + length * ANALYSIS_CPU_MILLISECONDS.perCharacter,
  };
}
