import { Body, Controller, Param, Put } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import type { CorrectTextRequest, Essay as EssayReply } from '@marklight/contracts/essays';
import { correctTextRequestSchema } from '@marklight/contracts/essays.schema';
import { ESSAY_TEXT_API } from '@marklight/contracts/routes';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { type Asker, AskerOf } from '../../common/work/asker';
import { EssayListService } from '../essay-list.service';
import { toEssayReply } from '../essay.mapper';
import { CorrectText } from './correct-text.service';

@Controller()
export class EssayTextController {
  constructor(
    private readonly texts: CorrectText,
    private readonly lists: EssayListService,
  ) {}

  @Put(ESSAY_TEXT_API)
  async correct(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Body({ schema: correctTextRequestSchema }) body: CorrectTextRequest,
    @AskerOf() asker: Asker,
  ): Promise<EssayReply> {
    const essay = await this.texts.correct(user.id, id, body, asker);
    return toEssayReply(essay, await this.lists.contextOf(essay.id));
  }
}
