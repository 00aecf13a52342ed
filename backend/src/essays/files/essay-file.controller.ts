import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { PagePictureQuery } from '@marklight/contracts/essays';
import { pagePictureQuerySchema } from '@marklight/contracts/essays.schema';
import { API, ESSAY_PLACES_API } from '@marklight/contracts/routes';
import type { Response } from 'express';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { sendFile } from '../../common/files/send-file';
import { type Asker, AskerOf } from '../../common/work/asker';
import { EssayFiles } from './essay-files.service';
import { EssayPlaces } from './essay-places.service';

@Controller()
export class EssayFileController {
  constructor(
    private readonly files: EssayFiles,
    private readonly places: EssayPlaces,
  ) {}

  @Get(API.essayFile)
  async file(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Res() response: Response,
  ): Promise<void> {
    await sendFile(response, () => this.files.download(user.id, id));
  }

  @Get(API.essayPagePicture)
  async pagePicture(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: pagePictureQuerySchema }) { page }: PagePictureQuery,
    @AskerOf() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const picture = await this.files.pagePicture(user.id, id, page, asker);
    response.setHeader('Content-Type', picture.type);
    // A student's work: it must not stay on a shared computer.
    response.setHeader('Cache-Control', 'no-store');
    response.send(Buffer.from(picture.content));
  }

  @Get(ESSAY_PLACES_API)
  async textPlaces(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @AskerOf() asker: Asker,
    @Res() response: Response,
  ): Promise<void> {
    const places = await this.places.of(user.id, id, asker);
    response.type('json').send(places);
  }
}
