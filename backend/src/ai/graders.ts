import { Inject, Injectable } from '@nestjs/common';
import type { AiProvider } from '@marklight/ai/provider';
import { AI_PROVIDER } from './ai-provider.token';
import { AnalysisPool } from './analysis-pool';
import { BuiltInInPool } from './built-in-in-pool';

/** The grader that the server is set up with, and the built-in one, which is always there. */
@Injectable()
export class Graders {
  private readonly builtIn: AiProvider;

  constructor(
    @Inject(AI_PROVIDER) readonly usual: AiProvider,
    pool: AnalysisPool,
  ) {
    this.builtIn = usual.name === 'built-in' ? usual : new BuiltInInPool(pool);
  }

  /** @param chosen by the teacher; null: as the server is set up */
  of(chosen: 'built-in' | null): AiProvider {
    return chosen === 'built-in' ? this.builtIn : this.usual;
  }
}
