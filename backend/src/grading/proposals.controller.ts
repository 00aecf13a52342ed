import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { GradingResult } from '@marklight/contracts/grading';
import type {
  AcceptProposalsReply,
  AcceptProposalsRequest,
  ComparisonQuery,
  ComparisonReply,
  PutInForceRequest,
  SeenWithProposal,
  WaitingProposal,
  WaitingProposalsQuery,
} from '@marklight/contracts/proposals';
import {
  acceptProposalsRequestSchema,
  comparisonQuerySchema,
  putInForceRequestSchema,
  seenWithProposalSchema,
  waitingProposalsQuerySchema,
} from '@marklight/contracts/proposals.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { ProposalsService } from './proposals.service';

@Controller()
export class ProposalsController {
  constructor(private readonly proposals: ProposalsService) {}

  @Get(API.essayProposal)
  compare(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: comparisonQuerySchema }) { resultId }: ComparisonQuery,
  ): Promise<ComparisonReply> {
    return this.proposals.compare(user.id, id, resultId);
  }

  @LogActivity('result_reviewed', { change: 'Another result chosen to count' })
  @Put(API.resultInForce)
  putInForce(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: putInForceRequestSchema }) body: PutInForceRequest,
  ): Promise<GradingResult> {
    return this.proposals.putInForce(user.id, id, body);
  }

  @HttpCode(204)
  @Delete(API.resultProposal)
  decline(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: seenWithProposalSchema }) seen: SeenWithProposal,
  ): Promise<void> {
    return this.proposals.decline(user.id, id, seen);
  }

  @Get(API.proposals)
  async waiting(
    @CurrentUserOf() user: User,
    @Query({ schema: waitingProposalsQuerySchema }) { assignmentId, ...page }: WaitingProposalsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitingProposal[]> {
    return listReply(response, await this.proposals.waiting(user.id, assignmentId ?? null, page));
  }

  @LogActivity('result_reviewed', ({ accepted }: AcceptProposalsReply) =>
    accepted.length > 0 ? { change: 'New gradings accepted', essays: accepted.length } : null,
  )
  @HttpCode(200)
  @Post(API.acceptProposals)
  acceptAll(
    @CurrentUserOf() user: User,
    @Body({ schema: acceptProposalsRequestSchema }) body: AcceptProposalsRequest,
  ): Promise<AcceptProposalsReply> {
    return this.proposals.acceptAll(user.id, body.proposals);
  }
}
