import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import { type PageQuery } from '@marklight/contracts/common';
import { idSchema, pageQuerySchema } from '@marklight/contracts/common.schema';
import {
  type DeletedEssay,
  type DeleteEssaysReply,
  type DeleteEssaysRequest,
  type RestoreEssaysReply,
  type RestoreEssaysRequest,
} from '@marklight/contracts/essays';
import { deleteEssaysRequestSchema, restoreEssaysRequestSchema } from '@marklight/contracts/essays.schema';
import { API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { LogActivity } from '../../activity/log-activity';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { listReply } from '../../common/paging';
import { EssayTrashService } from './essay-trash.service';

/** Deleting essays, "Recently deleted", and restoring them. */
@Controller()
export class EssayTrashController {
  constructor(private readonly trash: EssayTrashService) {}

  @Get(API.deletedEssays)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: pageQuerySchema }) query: PageQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<DeletedEssay[]> {
    return listReply(response, await this.trash.list(user.id, query));
  }

  @LogActivity('essays_deleted', ({ deleted }: DeleteEssaysReply) => ({ essays: deleted }))
  @HttpCode(200)
  @Post(API.deleteEssays)
  deleteMany(
    @CurrentUserOf() user: User,
    @Body({ schema: deleteEssaysRequestSchema }) { ids, matching = {}, expected = 0 }: DeleteEssaysRequest,
  ): Promise<DeleteEssaysReply> {
    return ids ? this.trash.delete(user.id, ids) : this.trash.deleteMatching(user.id, matching, expected);
  }

  @LogActivity('essays_restored', ({ restored }: RestoreEssaysReply) => ({ essays: restored }))
  @HttpCode(200)
  @Post(API.restoreEssays)
  async restore(
    @CurrentUserOf() user: User,
    @Body({ schema: restoreEssaysRequestSchema }) { ids, deletedAt = '' }: RestoreEssaysRequest,
  ): Promise<RestoreEssaysReply> {
    const restored = ids
      ? await this.trash.restore(user.id, ids)
      : await this.trash.restoreDeletedAt(user.id, new Date(deletedAt));
    return { restored };
  }

  @LogActivity('essays_deleted', { essays: 1 })
  @HttpCode(204)
  @Delete(API.essay)
  async deleteOne(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<void> {
    await this.trash.delete(user.id, [id]);
  }
}
