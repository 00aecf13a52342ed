import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type {
  BankComment,
  BankCommentRequest,
  BankImportReply,
  BankImportRequest,
  BankQuery,
  BankSettings,
  BankSettingsRequest,
} from '@marklight/contracts/comment-bank';
import {
  bankCommentRequestSchema,
  bankImportRequestSchema,
  bankQuerySchema,
  bankSettingsRequestSchema,
} from '@marklight/contracts/comment-bank.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { sendFile } from '../common/files/send-file';
import { listReply } from '../common/paging';
import { CommentBankService } from './comment-bank.service';

@Controller()
export class CommentBankController {
  constructor(private readonly bank: CommentBankService) {}

  @Get(API.commentBank)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: bankQuerySchema }) query: BankQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BankComment[]> {
    return listReply(response, await this.bank.list(user.id, query));
  }

  @Post(API.commentBank)
  add(
    @CurrentUserOf() user: User,
    @Body({ schema: bankCommentRequestSchema }) { words }: BankCommentRequest,
  ): Promise<BankComment> {
    return this.bank.add(user.id, words);
  }

  @Get(API.commentBankExport)
  async export(@CurrentUserOf() user: User, @Res() response: Response): Promise<void> {
    await sendFile(response, () => this.bank.export(user.id));
  }

  @HttpCode(200)
  @Post(API.commentBankImport)
  import(
    @CurrentUserOf() user: User,
    @Body({ schema: bankImportRequestSchema }) request: BankImportRequest,
  ): Promise<BankImportReply> {
    return this.bank.import(user.id, request);
  }

  @Get(API.commentBankSettings)
  settings(@CurrentUserOf() user: User): Promise<BankSettings> {
    return this.bank.settings(user.id);
  }

  @Put(API.commentBankSettings)
  set(
    @CurrentUserOf() user: User,
    @Body({ schema: bankSettingsRequestSchema }) { grows }: BankSettingsRequest,
  ): Promise<BankSettings> {
    return this.bank.set(user.id, grows);
  }

  @Put(API.commentOfBank)
  change(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: bankCommentRequestSchema }) { words }: BankCommentRequest,
  ): Promise<BankComment> {
    return this.bank.change(user.id, id, words);
  }

  @HttpCode(204)
  @Delete(API.commentOfBank)
  remove(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.bank.remove(user.id, id);
  }
}
