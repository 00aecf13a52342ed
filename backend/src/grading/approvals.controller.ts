import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import type {
  ApprovalsQuery,
  ApproveReply,
  ApproveRequest,
  TakeBackReply,
  TakeBackRequest,
  WaitingApproval,
} from '@marklight/contracts/approvals';
import {
  approvalsQuerySchema,
  approveRequestSchema,
  takeBackRequestSchema,
} from '@marklight/contracts/approvals.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { ApprovalsService } from './approvals.service';

@Controller()
export class ApprovalsController {
  constructor(private readonly approvals: ApprovalsService) {}

  @Get(API.approvals)
  async waiting(
    @CurrentUserOf() user: User,
    @Query({ schema: approvalsQuerySchema }) query: ApprovalsQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<WaitingApproval[]> {
    return listReply(response, await this.approvals.waiting(user.id, query));
  }

  @LogActivity('essay_reviewed', ({ approved }: ApproveReply) =>
    approved.length > 0 ? { change: 'Marked as reviewed', essays: approved.length } : null,
  )
  @HttpCode(200)
  @Post(API.approvals)
  approve(
    @CurrentUserOf() user: User,
    @Body({ schema: approveRequestSchema }) body: ApproveRequest,
  ): Promise<ApproveReply> {
    return this.approvals.approve(user.id, body);
  }

  @LogActivity('essay_reviewed', ({ takenBack }: TakeBackReply) =>
    takenBack.length > 0 ? { change: 'Mark removed', essays: takenBack.length } : null,
  )
  @HttpCode(200)
  @Post(API.takeBackApprovals)
  takeBack(
    @CurrentUserOf() user: User,
    @Body({ schema: takeBackRequestSchema }) body: TakeBackRequest,
  ): Promise<TakeBackReply> {
    return this.approvals.takeBack(user.id, body);
  }
}
