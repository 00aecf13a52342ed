import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import { SECOND_OPINION_API } from '@marklight/contracts/second-opinion';
import type {
  SecondOpinionReply,
  SecondOpinionRequest,
  SecondOpinionsStarted,
} from '@marklight/contracts/second-opinion';
import { secondOpinionRequestSchema } from '@marklight/contracts/second-opinion.schema';
import { LogActivity } from '../../activity/log-activity';
import { CurrentUserOf } from '../../auth/signed-in.guard';
import type { User } from '../../auth/user.entity';
import { SecondOpinionService } from './second-opinion.service';

@Controller()
export class SecondOpinionController {
  constructor(private readonly opinions: SecondOpinionService) {}

  @LogActivity('grading_started', ({ started }: SecondOpinionsStarted) =>
    started > 0 ? { change: 'Second opinion asked for', essays: started } : null,
  )
  @HttpCode(202)
  @Post(SECOND_OPINION_API.ask)
  ask(
    @CurrentUserOf() user: User,
    @Body({ schema: secondOpinionRequestSchema }) body: SecondOpinionRequest,
  ): Promise<SecondOpinionsStarted> {
    return this.opinions.request(user.id, body);
  }

  @Get(SECOND_OPINION_API.one)
  read(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
  ): Promise<SecondOpinionReply> {
    return this.opinions.of(user.id, id);
  }
}
