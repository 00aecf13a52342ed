import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  Param,
  Post,
  Query,
  Req,
  Res,
  Sse,
  UseGuards,
} from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import {
  type GradeEnhancedReply,
  type GradeEnhancedRequest,
  type GradingResult,
  type ProcessingStatus,
  type ResultListQuery,
} from '@marklight/contracts/grading';
import { gradeEnhancedRequestSchema, resultListQuerySchema } from '@marklight/contracts/grading.schema';
import type { GradingPreviewReply, GradingPreviewRequest } from '@marklight/contracts/grading-preview';
import { gradingPreviewRequestSchema } from '@marklight/contracts/grading-preview.schema';
import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { interval, last, map, merge, share, takeUntil, type Observable } from 'rxjs';
import { LogActivity } from '../activity/log-activity';
import { SessionWatch } from '../auth/session-watch';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { Draining } from '../common/drain/draining';
import { untilDraining, type StreamMessage } from '../common/drain/until-draining';
import { listReply } from '../common/paging';
import { GradingService } from './grading.service';
import { OpenStreamsGuard } from './open-streams.guard';
import { ProcessingStatusService } from './processing-status.service';
import { ProcessingStreams } from './processing-streams';
import { ResultsService } from './results.service';
import { WorkingSetService } from './working-set.service';

/** Keeps the stream open through proxies that close silent connections. */
const KEEP_ALIVE_MS = 20_000;

@Controller()
export class GradingController {
  constructor(
    private readonly grading: GradingService,
    private readonly statuses: ProcessingStatusService,
    private readonly streams: ProcessingStreams,
    private readonly results: ResultsService,
    private readonly workingSet: WorkingSetService,
    private readonly draining: Draining,
    private readonly sessions: SessionWatch,
  ) {}

  @LogActivity('grading_started', ({ started }: GradeEnhancedReply) =>
    started > 0 ? { essays: started } : null,
  )
  @HttpCode(202)
  @Post(API.gradeEnhanced)
  grade(
    @CurrentUserOf() user: User,
    @Body({ schema: gradeEnhancedRequestSchema }) body: GradeEnhancedRequest,
  ): Promise<GradeEnhancedReply> {
    return this.grading.request(user, body);
  }

  @HttpCode(200)
  @Post(API.gradingPreview)
  preview(
    @CurrentUserOf() user: User,
    @Body({ schema: gradingPreviewRequestSchema }) body: GradingPreviewRequest,
  ): Promise<GradingPreviewReply> {
    return this.grading.preview(user, body);
  }

  @Get(API.results)
  async listResults(
    @CurrentUserOf() user: User,
    @Query({ schema: resultListQuerySchema }) query: ResultListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<GradingResult[]> {
    return listReply(response, await this.results.list(user.id, query));
  }

  @Get(API.processingStatus)
  listStatuses(@CurrentUserOf() user: User): Promise<ProcessingStatus[]> {
    return this.statuses.list(user.id);
  }

  @UseGuards(OpenStreamsGuard)
  @Sse(API.processingStatusStream)
  stream(@CurrentUserOf() user: User, @Req() request: Request): Observable<StreamMessage> {
    const events = this.streams.of(user.id).pipe(share());
    return merge(
      events.pipe(map((event) => ({ data: event }))),
      interval(KEEP_ALIVE_MS).pipe(
        map(() => ({ type: 'keep-alive', data: {} })),
        takeUntil(events.pipe(last(null, null))),
      ),
    ).pipe(takeUntil(this.sessions.ended(user.id, request.sessionID)), untilDraining(this.draining));
  }

  @HttpCode(204)
  @Delete(API.processingStatusOne)
  dismiss(
    @CurrentUserOf() user: User,
    @Param('essayId', { schema: idSchema }) essayId: string,
  ): Promise<void> {
    return this.statuses.dismiss(user.id, essayId);
  }

  @LogActivity('essays_deleted', { change: 'Dashboard cleared' })
  @HttpCode(204)
  @Delete(API.workingSet)
  clearWorkingSet(@CurrentUserOf() user: User): Promise<void> {
    return this.workingSet.clear(user.id);
  }
}
