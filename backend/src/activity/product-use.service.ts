import { Injectable } from '@nestjs/common';
import type { AnalyticsReply } from '@marklight/contracts/admin';
import { AppLog, errorFacts } from '../common/app-log';
import { ProductUseRepository } from './product-use.repository';

/** Events of product use: which part, which person, when. */
@Injectable()
export class ProductUse {
  constructor(
    private readonly repository: ProductUseRepository,
    private readonly log: AppLog,
  ) {}

  /** Never fails: counting is not worth an error. */
  async count(userId: string, action: string): Promise<void> {
    await this.repository
      .insert(userId, action)
      .catch((error: unknown) =>
        this.log.warn(errorFacts(error), 'a use of the product could not be counted'),
      );
  }

  /** What was used from one moment until just before another, most used first. */
  between(from: Date, before: Date): Promise<AnalyticsReply['use']> {
    return this.repository.between(from, before);
  }
}
