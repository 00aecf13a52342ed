import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { AppLog, errorFacts } from '../common/app-log';

/** Together with a person's number: keeps two workers that end a batch together from both noting it. */
const BATCH_LOCK = 7_274_120;

/** Notes in the activity log that a batch of gradings has ended: one line, however many essays it had. */
@Injectable()
export class GradingBatches {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly log: AppLog,
  ) {}

  /**
   * To be called after a grading has ended. Where it was the teacher's last open one, notes how many essays were
   * graded since the line before. Never fails; a line that is lost with its process is made good by the next, whose
   * count includes these.
   */
  async noteIfEnded(userId: string): Promise<void> {
    await this.dataSource
      .transaction(async (manager) => {
        const open = (await manager.query(
          `select from grading_jobs where user_id = $1 and status in ('pending', 'processing') limit 1`,
          [userId],
        )) as unknown[];
        if (open.length > 0) return;
        await manager.query('select pg_advisory_xact_lock($1, hashtext($2))', [BATCH_LOCK, userId]);
        await manager.query(
          `insert into user_activity_log (user_id, action, details)
           select $1, 'grading_completed', jsonb_build_object('essays', graded.n)
           from (
             select count(*) as n from grading_jobs
             where user_id = $1 and status = 'complete' and finished_at > coalesce(
               (select max(created_at) from user_activity_log where user_id = $1 and action = 'grading_completed'),
               '-infinity'
             )
           ) as graded
           where graded.n > 0 and not exists (
             select from grading_jobs where user_id = $1 and status in ('pending', 'processing')
           )`,
          [userId],
        );
      })
      .catch((error: unknown) =>
        this.log.warn(errorFacts(error), 'the end of a batch of gradings could not be noted'),
      );
  }
}
