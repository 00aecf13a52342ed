import { Module } from '@nestjs/common';
import { ClassesModule } from '../classes/classes.module';
import { SimilarityPool } from './similarity-pool';
import { SimilarityController } from './similarity.controller';
import { SimilarityRepository } from './similarity.repository';
import { SimilarityService } from './similarity.service';

@Module({
  imports: [ClassesModule],
  controllers: [SimilarityController],
  providers: [SimilarityPool, SimilarityRepository, SimilarityService],
})
export class SimilarityModule {}
