import { Controller, Get, Query, Res } from '@nestjs/common';
import type { HandBackQuery, HandBackSelection, HandBackSummary } from '@marklight/contracts/hand-back';
import { handBackQuerySchema, handBackSelectionSchema } from '@marklight/contracts/hand-back.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../../activity/log-activity';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { sendFile } from '../../common/files/send-file';
import { HandBackService } from './hand-back.service';

@Controller()
export class HandBackController {
  constructor(private readonly handBack: HandBackService) {}

  @Get(API.handBackSummary)
  summary(
    @CurrentUserOf() user: User,
    @Query({ schema: handBackSelectionSchema }) selection: HandBackSelection,
  ): Promise<HandBackSummary> {
    return this.handBack.summary(user.id, selection);
  }

  @LogActivity('report_exported', { change: 'Hand back' })
  @Get(API.handBack)
  async file(
    @CurrentUserOf() user: User,
    @Query({ schema: handBackQuerySchema }) query: HandBackQuery,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, () => this.handBack.file(user.id, query));
  }
}
