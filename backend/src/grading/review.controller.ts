import { Body, Controller, Get, HttpCode, Param, Put } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import {
  type GradingResult,
  type ReviewedRequest,
  type ReviewRequest,
  type TextAsSentReply,
} from '@marklight/contracts/grading';
import { reviewedRequestSchema, reviewRequestSchema } from '@marklight/contracts/grading.schema';
import { API } from '@marklight/contracts/routes';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { EssaysService } from '../essays/essays.service';
import { ResultsService } from './results.service';
import { ReviewService } from './review.service';

@Controller()
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly results: ResultsService,
    private readonly essays: EssaysService,
  ) {}

  @Get(API.essayResults)
  async resultsOfEssay(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<GradingResult[]> {
    await this.essays.requireOwned(user.id, id);
    return this.results.ofEssay(id);
  }

  @LogActivity('result_reviewed', ({ feedback }: GradingResult) => ({ criteria: feedback.length }))
  @Put(API.result)
  decide(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: reviewRequestSchema }) body: ReviewRequest,
  ): Promise<GradingResult> {
    return this.review.decide(user.id, id, body);
  }

  @Get(API.resultTextAsSent)
  async textAsSent(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<TextAsSentReply> {
    return { text: await this.results.textAsSent(user.id, id) };
  }

  @LogActivity('essay_reviewed', (_, { reviewed }: ReviewedRequest) => ({
    change: reviewed ? 'Marked as reviewed' : 'Mark taken back',
  }))
  @HttpCode(204)
  @Put(API.essayReviewed)
  markReviewed(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: reviewedRequestSchema }) body: ReviewedRequest,
  ): Promise<void> {
    return this.review.markReviewed(user.id, id, body);
  }
}
