import { Body, Controller, Get, HttpCode, Param, Put, Query, Res } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { ReviewRequest } from '@marklight/contracts/decisions';
import { reviewRequestSchema } from '@marklight/contracts/decisions.schema';
import type {
  GradingResult,
  NotesReadRequest,
  ReviewedRequest,
  TextAsSentReply,
} from '@marklight/contracts/grading';
import { notesReadRequestSchema, reviewedRequestSchema } from '@marklight/contracts/grading.schema';
import type { LedgerEntry, LedgerQuery } from '@marklight/contracts/ledger';
import { ledgerQuerySchema } from '@marklight/contracts/ledger.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { EssaysService } from '../essays/essays.service';
import { LedgerService } from './ledger/ledger.service';
import { ResultsService } from './results.service';
import { ReviewService } from './review.service';

@Controller()
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly results: ResultsService,
    private readonly essays: EssaysService,
    private readonly ledger: LedgerService,
  ) {}

  @Get(API.essayResults)
  async resultsOfEssay(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<GradingResult[]> {
    await this.essays.requireOwned(user.id, id);
    return this.results.ofEssay(id);
  }

  @Get(API.essayLedger)
  async ledgerOfEssay(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: ledgerQuerySchema }) query: LedgerQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<LedgerEntry[]> {
    return listReply(response, await this.ledger.list(user.id, id, query));
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

  @HttpCode(204)
  @Put(API.resultNotesRead)
  markNotesRead(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: notesReadRequestSchema }) { read }: NotesReadRequest,
  ): Promise<void> {
    return this.review.markNotesRead(user.id, id, read);
  }

  @Get(API.resultTextAsSent)
  async textAsSent(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<TextAsSentReply> {
    return { text: await this.results.textAsSent(user.id, id) };
  }

  @LogActivity('essay_reviewed', (_, { reviewed }: ReviewedRequest) => ({
    change: reviewed ? 'Marked as reviewed' : 'Mark removed',
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
