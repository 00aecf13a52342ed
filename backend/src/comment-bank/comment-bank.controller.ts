import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import {
  BANK_API,
  type BankComment,
  type BankCommentRequest,
  type BankImportReply,
  type BankImportRequest,
  type BankQuery,
  type BankSettings,
  type BankSettingsRequest,
} from '@marklight/contracts/comment-bank';
import {
  bankCommentRequestSchema,
  bankImportRequestSchema,
  bankQuerySchema,
  bankSettingsRequestSchema,
} from '@marklight/contracts/comment-bank.schema';
import { idSchema } from '@marklight/contracts/common.schema';
import type { Response } from 'express';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { sendFile } from '../common/files/send-file';
import { listReply } from '../common/paging';
import { type Asker, AskerOf } from '../common/work/asker';
import { CommentBankService } from './comment-bank.service';

@Controller()
export class CommentBankController {
  constructor(private readonly bank: CommentBankService) {}

  @Get(BANK_API.comments)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: bankQuerySchema }) query: BankQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BankComment[]> {
    return listReply(response, await this.bank.list(user.id, query));
  }

  @Post(BANK_API.comments)
  add(
    @CurrentUserOf() user: User,
    @Body({ schema: bankCommentRequestSchema }) { words }: BankCommentRequest,
  ): Promise<BankComment> {
    return this.bank.add(user.id, words);
  }

  @Get(BANK_API.export)
  async export(@CurrentUserOf() user: User, @Res() response: Response): Promise<void> {
    await sendFile(response, () => this.bank.export(user.id));
  }

  @HttpCode(200)
  @Post(BANK_API.import)
  import(
    @CurrentUserOf() user: User,
    @Body({ schema: bankImportRequestSchema }) request: BankImportRequest,
    @AskerOf() asker: Asker,
  ): Promise<BankImportReply> {
    return this.bank.import(user.id, request, asker);
  }

  @Get(BANK_API.settings)
  settings(@CurrentUserOf() user: User): Promise<BankSettings> {
    return this.bank.settings(user.id);
  }

  @Put(BANK_API.settings)
  set(
    @CurrentUserOf() user: User,
    @Body({ schema: bankSettingsRequestSchema }) { grows }: BankSettingsRequest,
  ): Promise<BankSettings> {
    return this.bank.set(user.id, grows);
  }

  @Put(BANK_API.comment)
  change(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: bankCommentRequestSchema }) { words }: BankCommentRequest,
  ): Promise<BankComment> {
    return this.bank.change(user.id, id, words);
  }

  @HttpCode(204)
  @Delete(BANK_API.comment)
  remove(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    return this.bank.remove(user.id, id);
  }
}
