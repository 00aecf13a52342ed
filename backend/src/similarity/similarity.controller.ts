import { Controller, Get, Param, Query } from '@nestjs/common';
import { idSchema } from '@marklight/contracts/common.schema';
import { SIMILARITY_ROUTE, type Similarity, type SimilarityQuery } from '@marklight/contracts/similarity';
import { similarityQuerySchema } from '@marklight/contracts/similarity.schema';
import { CurrentUserOf } from '../auth/signed-in.guard';
import type { User } from '../auth/user.entity';
import { AskerOf, type Asker } from '../common/work/asker';
import { SimilarityService } from './similarity.service';

@Controller()
export class SimilarityController {
  constructor(private readonly similarity: SimilarityService) {}

  @Get(SIMILARITY_ROUTE)
  page(
    @CurrentUserOf() user: User,
    @Param('id', { schema: idSchema }) id: string,
    @Query({ schema: similarityQuerySchema }) query: SimilarityQuery,
    @AskerOf() asker: Asker,
  ): Promise<Similarity> {
    return this.similarity.page(user, id, query, asker);
  }
}
