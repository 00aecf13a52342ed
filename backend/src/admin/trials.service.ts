import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppConfig } from '../config/app-config';

/** What becomes of trials when their time is up. */
@Injectable()
export class TrialsService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /**
   * Writes down that trials have ended: the stored status then says what the screens say, and the person's activity
   * has a line. Access does not wait for this; it ends by the clock (billing/access.ts).
   * @returns how many
   */
  async noteEnded(now: Date): Promise<number> {
    if (this.config.env.BILLING === 'off') return 0;
    const [{ n }] = (await this.dataSource.query(
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
    )) as [{ n: number }];
    return n;
  }
}
