import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { AI_TOOL_FILE_FIELD, type DetectorReply, type SummarizerReply } from '@marklight/contracts/ai-tools';
import { analyzeTextRequestSchema, type AnalyzeTextRequest } from '@marklight/contracts/analysis';
import { ESSAY_MAX_BYTES } from '@marklight/contracts/business';
import { DEFAULT_LOCALE } from '@marklight/contracts/language';
import { API } from '@marklight/contracts/routes';
import type { Request } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { receiveUpload } from '../common/uploads';
import { AiToolError } from './ai-tools.errors';
import { AiToolsService } from './ai-tools.service';

@Controller()
export class AiToolsController {
  constructor(private readonly tools: AiToolsService) {}

  @HttpCode(200)
  @Post(API.aiDetector)
  detect(
    @CurrentUserOf() user: User,
    @Body({ schema: analyzeTextRequestSchema }) body: AnalyzeTextRequest,
  ): Promise<DetectorReply> {
    return this.tools.detect(user.id, body.text, body.locale);
  }

  @HttpCode(200)
  @Post(API.aiDetectorFile)
  async detectFile(@CurrentUserOf() user: User, @Req() request: Request): Promise<DetectorReply> {
    return this.tools.detect(user.id, await this.textFrom(request), DEFAULT_LOCALE);
  }

  @HttpCode(200)
  @Post(API.aiSummarizer)
  summarize(
    @CurrentUserOf() user: User,
    @Body({ schema: analyzeTextRequestSchema }) body: AnalyzeTextRequest,
  ): Promise<SummarizerReply> {
    return this.tools.summarize(user.id, body.text, body.locale);
  }

  @HttpCode(200)
  @Post(API.aiSummarizerFile)
  async summarizeFile(@CurrentUserOf() user: User, @Req() request: Request): Promise<SummarizerReply> {
    return this.tools.summarize(user.id, await this.textFrom(request), DEFAULT_LOCALE);
  }

  /** Text of the one uploaded file, which is not kept. */
  private async textFrom(request: Request): Promise<string> {
    const upload = await receiveUpload(request, {
      field: AI_TOOL_FILE_FIELD,
      maxFiles: 1,
      maxBytes: ESSAY_MAX_BYTES,
    });
    try {
      const [file] = upload.files;
      if (!file) throw new AiToolError('no_file', { fields: { [AI_TOOL_FILE_FIELD]: 'No file came.' } });
      return await this.tools.textOf(file);
    } finally {
      await upload.discard();
    }
  }
}
