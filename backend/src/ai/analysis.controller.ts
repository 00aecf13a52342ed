import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { type AnalyzeTextRequest, type EssayAnalysis } from '@marklight/contracts/analysis';
import { analyzeTextRequestSchema } from '@marklight/contracts/analysis.schema';
import { API } from '@marklight/contracts/routes';
import { AskerOf, type Asker } from '../common/work/asker';
import { AnalysisPool } from './analysis-pool';

@Controller()
export class AnalysisController {
  constructor(private readonly pool: AnalysisPool) {}

  @HttpCode(200)
  @Post(API.analyzeText)
  analyze(
    @AskerOf() asker: Asker,
    @Body({ schema: analyzeTextRequestSchema }) body: AnalyzeTextRequest,
  ): Promise<EssayAnalysis> {
    return this.pool.run('analyze', body, asker);
  }
}
