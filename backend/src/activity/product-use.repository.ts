import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { AnalyticsReply } from '@marklight/contracts/admin';
import type { DataSource } from 'typeorm';

/** The table `user_analytics`: which part of the product was used, by whom and when. */
@Injectable()
export class ProductUseRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async insert(userId: string, action: string): Promise<void> {
    await this.dataSource.query('insert into user_analytics (user_id, action) values ($1, $2)', [
      userId,
      action,
    ]);
  }

  /** What was used from one moment until just before another, most used first. */
  async between(from: Date, before: Date): Promise<AnalyticsReply['use']> {
    return this.dataSource.query<AnalyticsReply['use']>(
      `select action, count(distinct user_id)::int as people, count(*)::int as times from user_analytics
       where timestamp >= $1 and timestamp < $2 group by 1 order by 3 desc, 1`,
      [from, before],
    );
  }

  /** @returns how many of the oldest events from before that moment were removed, at most `limit` */
  async removeOldest(before: Date, limit: number): Promise<number> {
    const [, removed] = await this.dataSource.query<[unknown, number]>(
      `delete from user_analytics where id in (
         select id from user_analytics where timestamp < $1 order by timestamp limit $2
       )`,
      [before, limit],
    );
    return removed;
  }
}
