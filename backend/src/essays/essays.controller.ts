import { Body, Controller, Get, Param, Post, Put, Query, Req, Res } from '@nestjs/common';
import { ARCHIVE_MAX_BYTES, ESSAY_MAX_BYTES, ESSAYS_PER_UPLOAD } from '@marklight/contracts/business';
import { idSchema } from '@marklight/contracts/common.schema';
import { isolated } from '@marklight/contracts/direction';
import {
  ESSAYS_FIELD,
  type Essay as EssayReply,
  type EssayCounts,
  type EssayListQuery,
  type UpdateEssayRequest,
  type UploadEssaysReply,
} from '@marklight/contracts/essays';
import {
  essayListQuerySchema,
  updateEssayRequestSchema,
  uploadFieldsSchema,
} from '@marklight/contracts/essays.schema';

import { API } from '@marklight/contracts/routes';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { listReply } from '../common/paging';
import { parsed } from '../common/schema.pipe';
import { UploadError } from '../common/uploads';
import { type Asker, AskerOf } from '../common/work/asker';
import { withUpload } from '../common/work/upload-turns';
import { isArchiveName } from './archives/unpack';
import { toEssayReply } from './essay.mapper';
import { EssayListService } from './essay-list.service';
import { EssayUpload } from './essay-upload.service';
import { EssaysService } from './essays.service';

@Controller()
export class EssaysController {
  constructor(
    private readonly essays: EssaysService,
    private readonly lists: EssayListService,
    private readonly uploads: EssayUpload,
  ) {}

  @Get(API.essays)
  async list(
    @CurrentUserOf() user: User,
    @Query({ schema: essayListQuerySchema }) query: EssayListQuery,
    @Res({ passthrough: true }) response: Response,
  ): Promise<EssayReply[]> {
    return listReply(response, await this.lists.list(user.id, query));
  }

  @Get(API.essayCounts)
  counts(@CurrentUserOf() user: User): Promise<EssayCounts> {
    return this.lists.counts(user.id);
  }

  @Get(API.essay)
  async one(@CurrentUserOf() user: User, @Param('id', { schema: idSchema }) id: string): Promise<EssayReply> {
    await this.essays.requireOwned(user.id, id);
    // Before its text: an essay that is no longer being read has all of it.
    const context = await this.lists.contextOf(id);
    return toEssayReply(await this.essays.requireOwned(user.id, id), context);
  }

  @Put(API.essay)
  async update(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: updateEssayRequestSchema }) body: UpdateEssayRequest,
  ): Promise<EssayReply> {
    const essay = await this.essays.update(user.id, id, body);
    return toEssayReply(essay, await this.lists.contextOf(essay.id));
  }

  /** 201 if any file was stored, 200 if all readable files repeat essays, 400 if none was readable; the reply names every file. */
  @LogActivity('essays_uploaded', ({ essays, refused }: UploadEssaysReply) =>
    essays.length > 0 ? { essays: essays.length, refused: refused.length } : null,
  )
  @Post(API.essays)
  async upload(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<UploadEssaysReply | object> {
    const limits = {
      field: ESSAYS_FIELD,
      maxFiles: ESSAYS_PER_UPLOAD,
      maxBytes: (filename: string) => (isArchiveName(filename) ? ARCHIVE_MAX_BYTES : ESSAY_MAX_BYTES),
    };
    return withUpload(request, asker, limits, async ({ files, fields }) => {
      if (files.length === 0) throw new UploadError('unexpected_field', noFile);
      const { assignmentId, duplicates } = parsed(uploadFieldsSchema, fields);
      const reply = await this.uploads.submit(user.id, files, asker, { assignmentId, duplicates });
      if (reply.essays.length > 0) return reply;
      if (reply.duplicates.length > 0) {
        response.status(200);
        return reply;
      }
      response.status(400);
      return { ...reply, statusCode: 400, code: 'no_file_taken', message: refusalSummary(reply) };
    });
  }
}

const noFile = {
  message: `Choose at least one PDF, Word or text file or photo (field "${ESSAYS_FIELD}").`,
  fields: { [ESSAYS_FIELD]: 'No file was received.' },
};

function refusalSummary({ refused }: UploadEssaysReply): string {
  const [first] = refused;
  if (refused.length === 1 && first) return `${isolated(first.filename)}: ${first.message}`;
  return `None of the ${refused.length} files could be used. ${isolated(first?.filename ?? '')}: ${first?.message ?? ''}`;
}
