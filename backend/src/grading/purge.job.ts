import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Cron, CronExpression } from '@nestjs/schedule';
import type { DataSource } from 'typeorm';
import { DeletedEssaysService } from './deleted-essays.service';

/** Any number that no other lock of ours has. */
const PURGE_LOCK = 7_274_006;

/** Every hour, in one process only: removes for good what has stood under "Recently deleted" for long enough. */
@Injectable()
export class PurgeJob {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly deleted: DeletedEssaysService,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async run(): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const [{ mine }] = (await manager.query('select pg_try_advisory_xact_lock($1) as mine', [
        PURGE_LOCK,
      ])) as [{ mine: boolean }];
      if (mine) await this.deleted.purge(manager);
    });
  }
}
