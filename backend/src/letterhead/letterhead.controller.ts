import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import {
  LETTERHEAD_API,
  LOGO_FIELD,
  LOGO_MAX_BYTES,
  type Letterhead,
  type LetterheadRequest,
} from '@marklight/contracts/letterhead';
import { letterheadRequestSchema } from '@marklight/contracts/letterhead.schema';
import type { Request, Response } from 'express';
import { LogActivity } from '../activity/log-activity';
import { AllowExpired, CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { type Asker, AskerOf } from '../common/work/asker';
import { withUpload } from '../common/work/upload-turns';
import { LetterheadService } from './letterhead.service';

/** A part of the profile: open to accounts whose access has ended, too. */
@AllowExpired()
@Controller()
export class LetterheadController {
  constructor(private readonly letterheads: LetterheadService) {}

  @Get(LETTERHEAD_API.letterhead)
  read(@CurrentUserOf() user: User): Promise<Letterhead> {
    return this.letterheads.of(user.id);
  }

  @LogActivity('profile_updated', { change: 'School name on sheets' })
  @Put(LETTERHEAD_API.letterhead)
  setName(
    @CurrentUserOf() user: User,
    @Body({ schema: letterheadRequestSchema }) { schoolName }: LetterheadRequest,
  ): Promise<Letterhead> {
    return this.letterheads.setName(user.id, schoolName);
  }

  @Get(LETTERHEAD_API.logo)
  async logo(@CurrentUserOf() user: User, @Res() response: Response): Promise<void> {
    const { png } = await this.letterheads.logo(user.id);
    response.setHeader('Content-Type', 'image/png');
    response.setHeader('Cache-Control', 'no-store');
    response.send(Buffer.from(png));
  }

  @LogActivity('profile_updated', { change: 'Logo on sheets' })
  @HttpCode(200)
  @Post(LETTERHEAD_API.logo)
  setLogo(
    @CurrentUserOf() user: User,
    @AskerOf() asker: Asker,
    @Req() request: Request,
  ): Promise<Letterhead> {
    const limits = { field: LOGO_FIELD, maxFiles: 1, maxBytes: LOGO_MAX_BYTES };
    return withUpload(request, asker, limits, ({ files: [file] }) =>
      this.letterheads.setLogo(user.id, file, asker),
    );
  }

  @LogActivity('profile_updated', { change: 'Logo on sheets removed' })
  @Delete(LETTERHEAD_API.logo)
  removeLogo(@CurrentUserOf() user: User): Promise<Letterhead> {
    return this.letterheads.removeLogo(user.id);
  }
}
