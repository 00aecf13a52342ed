import type { AiProvider, CallOptions, GradingRequest } from '@marklight/ai/provider';
import { BUILT_IN_MODEL } from '@marklight/ai/built-in/model';
import { ProviderError } from '@marklight/ai/provider-error';
import type { Locale } from '@marklight/contracts/language';
import { WorkError } from '../common/work/work.errors';
import type { AnalysisPool } from './analysis-pool';
import type { AnalysisTaskName, AnalysisTasks } from './analysis.worker';

/** The built-in provider as the rest of the server sees it: its work happens in the pool's process. */
export class BuiltInInPool implements AiProvider {
  readonly name = 'built-in';
  readonly model = BUILT_IN_MODEL;

  constructor(private readonly pool: AnalysisPool) {}

  /** @throws ProviderError `too_much_work` if it takes more than the server may spend; WorkError */
  async grade(request: GradingRequest, options?: CallOptions) {
    try {
      return await this.run('grade', request, options);
    } catch (error) {
      const tooMuch =
        error instanceof WorkError && ['takes_too_long', 'takes_too_much_memory'].includes(error.code);
      throw tooMuch ? new ProviderError('too_much_work', false) : error;
    }
  }

  detect(text: string, locale: Locale, options?: CallOptions) {
    return this.run('detect', { text, locale }, options);
  }

  summarize(text: string, locale: Locale, options?: CallOptions) {
    return this.run('summarize', { text, locale }, options);
  }

  private run<Name extends AnalysisTaskName>(
    name: Name,
    input: AnalysisTasks[Name]['input'],
    { account = '', background = false, signal }: CallOptions = {},
  ) {
    return this.pool.run(name, input, { account, signal }, background ? 'background' : 'interactive');
  }
}
