import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';

@Injectable()
export class TrialsRepository {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Marks trials that have ended by `now` and adds a line to each person’s activity. @returns how many */
  async markEnded(now: Date): Promise<number> {
    const [{ n }] = await this.dataSource.query<[{ n: number }]>(
      `with ended as (
         update users set subscription_status = 'no_subscription'
         where subscription_status = 'trial' and trial_ends_at <= $1 and not is_admin
         returning id, trial_ends_at
       ), noted as (
         insert into user_activity_log (user_id, action)
         select id, 'trial_ended' from ended
         where not exists (
           select from user_activity_log
           where user_id = ended.id and action = 'trial_ended' and created_at >= ended.trial_ends_at
         )
       )
       select count(*)::int as n from ended`,
      [now],
    );
    return n;
  }
}
