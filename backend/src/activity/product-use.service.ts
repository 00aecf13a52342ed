import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnalyticsReply } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';

/** Events of product use: which part, by whom, when. */
@Injectable()
export class ProductUse {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: AppLog,
  ) {}

  /** Never fails: counting is not worth an error. */
  async count(userId: string, action: string): Promise<void> {
    await this.dataSource
      .query('insert into user_analytics (user_id, action) values ($1, $2)', [userId, action])
      .catch((error: unknown) =>
        this.log.warn(errorFacts(error), 'a use of the product could not be counted'),
      );
  }

  /** What was used from one moment to before another, most used first. */
  async between(from: Date, before: Date): Promise<AnalyticsReply['use']> {
    return (await this.dataSource.query(
      `select action, count(distinct user_id)::int as people, count(*)::int as times from user_analytics
       where timestamp >= $1 and timestamp < $2 group by 1 order by 3 desc, 1`,
      [from, before],
    )) as AnalyticsReply['use'];
  }
}
