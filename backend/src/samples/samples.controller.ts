import { Controller, Delete, HttpCode, Post } from '@nestjs/common';
import { API } from '@marklight/contracts/routes';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { SamplesService } from './samples.service';

@Controller()
export class SamplesController {
  constructor(private readonly samples: SamplesService) {}

  @HttpCode(204)
  @Post(API.sampleEssays)
  add(@CurrentUserOf() user: User): Promise<void> {
    return this.samples.add(user.id);
  }

  @HttpCode(204)
  @Delete(API.sampleEssays)
  remove(@CurrentUserOf() user: User): Promise<void> {
    return this.samples.remove(user.id);
  }
}
