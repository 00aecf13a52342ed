import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { AI_TOOL_FILE_FIELD, type DetectorReply, type SummarizerReply } from '@marklight/contracts/ai-tools';
import { type AnalyzeTextRequest } from '@marklight/contracts/analysis';
import { analyzeTextRequestSchema } from '@marklight/contracts/analysis.schema';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { type Asker, AskerOf } from '../common/work/asker';
import { withUpload } from '../common/work/upload-turns';
import { AiToolError } from './ai-tools.errors';
import { AiToolsService } from './ai-tools.service';

@Controller()
export class AiToolsController {
  constructor(private readonly tools: AiToolsService) {}

  @HttpCode(200)
  @Post(API.aiDetector)
  detect(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Body({ schema: analyzeTextRequestSchema }) body: AnalyzeTextRequest,
  ): Promise<DetectorReply> {
    return this.tools.detect(user.id, body.text, body.locale, asker.signal);
  }

  @HttpCode(200)
  @Post(API.aiDetectorFile)
  async detectFile(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
  ): Promise<DetectorReply> {
    return this.tools.detect(user.id, await this.textFrom(request, asker), DEFAULT_LOCALE, asker.signal);
  }

  @HttpCode(200)
  @Post(API.aiSummarizer)
  summarize(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Body({ schema: analyzeTextRequestSchema }) body: AnalyzeTextRequest,
  ): Promise<SummarizerReply> {
    return this.tools.summarize(user.id, body.text, body.locale, asker.signal);
  }

  @HttpCode(200)
  @Post(API.aiSummarizerFile)
  async summarizeFile(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
  ): Promise<SummarizerReply> {
    return this.tools.summarize(user.id, await this.textFrom(request, asker), DEFAULT_LOCALE, asker.signal);
  }

  /** Text of the one uploaded file, which is not kept. */
  private textFrom(request: Request, asker: Asker): Promise<string> {
    const limits = { field: AI_TOOL_FILE_FIELD, maxFiles: 1, maxBytes: ESSAY_MAX_BYTES };
    return withUpload(request, asker, limits, async ({ files: [file] }) => {
      if (!file)
        throw new AiToolError('no_file', { fields: { [AI_TOOL_FILE_FIELD]: 'No file was received.' } });
      return this.tools.textOf(file, asker);
    });
  }
}
