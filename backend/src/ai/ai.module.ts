import { Module } from '@nestjs/common';
import type { AiProvider } from '@marklight/ai/provider';
import { AppConfig } from '../config/app-config';
import { AnalysisPool } from './analysis-pool';
import { AiUsageRepository } from './ai-usage.repository';
import { AiUsageService } from './ai-usage.service';
import { AI_PROVIDER } from './ai-provider.token';
import { WorkModule } from '../common/work/work.module';
import { AnalysisController } from './analysis.controller';
import { BuiltInInPool } from './built-in-in-pool';
import { Graders } from './graders';
import { HandwritingRepository } from './handwriting/handwriting.repository';
import { Handwriting } from './handwriting/handwriting.service';
import { KnownPeopleRepository } from './known-people.repository';
import { LocalAi } from './local-ai.service';
import { OpenAiInPool } from './openai-in-pool';

@Module({
  imports: [WorkModule],
  controllers: [AnalysisController],
  providers: [
    AnalysisPool,
    AiUsageRepository,
    KnownPeopleRepository,
    AiUsageService,
    LocalAi,
    Graders,
    Handwriting,
    HandwritingRepository,
    {
      provide: AI_PROVIDER,
      inject: [AppConfig, AnalysisPool],
      useFactory: (config: AppConfig, pool: AnalysisPool): AiProvider =>
        config.providerName === 'built-in'
          ? new BuiltInInPool(pool)
          : new OpenAiInPool({
              // Local servers need no key, but the SDK insists on one.
              apiKey: config.env.OPENAI_API_KEY ?? 'none',
              baseUrl: config.env.OPENAI_BASE_URL ?? null,
              model: config.env.OPENAI_MODEL,
              timeoutMs: config.env.AI_TIMEOUT_SECONDS * 1000,
              gradingsAtOnce: config.env.AI_CONCURRENCY,
              ...(config.tokenPrice ? { pricePerMillion: config.tokenPrice } : {}),
            }),
    },
  ],
  exports: [KnownPeopleRepository, LocalAi, AnalysisPool, AiUsageService, AI_PROVIDER, Graders, Handwriting],
})
export class AiModule {}
