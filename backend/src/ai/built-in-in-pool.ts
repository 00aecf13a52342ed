import type { AiProvider, CallOptions, GradingRequest } from '@marklight/ai/provider';
import { BUILT_IN_MODEL } from '@marklight/ai/built-in/model';
import type { Locale } from '@marklight/contracts/language';
import type { AnalysisPool } from './analysis-pool';

/** The built-in provider as the rest of the server sees it: its work happens on the pool's thread. */
export class BuiltInInPool implements AiProvider {
  readonly name = 'built-in';
  readonly model = BUILT_IN_MODEL;

  constructor(private readonly pool: AnalysisPool) {}

  grade(request: GradingRequest, options?: CallOptions) {
    return this.pool.run('grade', request, options?.signal);
  }

  detect(text: string, locale: Locale, options?: CallOptions) {
    return this.pool.run('detect', { text, locale }, options?.signal);
  }

  summarize(text: string, locale: Locale, options?: CallOptions) {
    return this.pool.run('summarize', { text, locale }, options?.signal);
  }
}
