import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { idSchema, pageQuerySchema, type PageQuery } from '@marklight/contracts/common';
import {
  deleteEssaysRequestSchema,
  restoreEssaysRequestSchema,
  type DeletedEssay,
  type DeleteEssaysReply,
  type DeleteEssaysRequest,
  type RestoreEssaysReply,
  type RestoreEssaysRequest,
} from '@marklight/contracts/essays';
import {
  reviewedRequestSchema,
  reviewRequestSchema,
  type GradingResult,
  type ReviewedRequest,
  type ReviewRequest,
  type TextAsSentReply,
} from '@marklight/contracts/grading';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { Records } from '../activity/records';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { EssaysService } from '../essays/essays.service';
import { DeletedEssaysService } from './deleted-essays.service';
import { ResultsService } from './results.service';
import { ReviewService } from './review.service';

@Controller()
export class ReviewController {
  constructor(
    private readonly review: ReviewService,
    private readonly results: ResultsService,
    private readonly essays: EssaysService,
    private readonly deleted: DeletedEssaysService,
  ) {}

  @Get(API.essayResults)
  async resultsOfEssay(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<GradingResult[]> {
    await this.essays.requireOwned(user.id, id);
    return this.results.ofEssay(id);
  }

  @Records('result_reviewed', ({ feedback }: GradingResult) => ({ criteria: feedback.length }))
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

  @Records('essay_reviewed', (_, { reviewed }: ReviewedRequest) => ({
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

  @Get(API.deletedEssays)
  async listDeleted(
    @CurrentUserOf() user: User,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletedEssay[]> {
    return listReply(response, await this.deleted.list(user.id, query));
  }

  @Records('essays_deleted', ({ deleted }: DeleteEssaysReply) => ({ essays: deleted }))
  @HttpCode(200)
  @Post(API.deleteEssays)
  deleteMany(
    @CurrentUserOf() user: User,
    @Body({ schema: deleteEssaysRequestSchema }) { ids, matching = {}, expected = 0 }: DeleteEssaysRequest,
  ): Promise<DeleteEssaysReply> {
    return ids ? this.deleted.delete(user.id, ids) : this.deleted.deleteMatching(user.id, matching, expected);
  }

  @Records('essays_restored', ({ restored }: RestoreEssaysReply) => ({ essays: restored }))
  @HttpCode(200)
  @Post(API.restoreEssays)
  async restore(
    @CurrentUserOf() user: User,
    @Body({ schema: restoreEssaysRequestSchema }) { ids, deletedAt = '' }: RestoreEssaysRequest,
  ): Promise<RestoreEssaysReply> {
    const restored = ids
      ? await this.deleted.restore(user.id, ids)
      : await this.deleted.restoreDeletedAt(user.id, new Date(deletedAt));
    return { restored };
  }

  @Records('essays_deleted', { essays: 1 })
  @HttpCode(204)
  @Delete(API.essay)
  async deleteOne(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    await this.deleted.delete(user.id, [id]);
  }
}
