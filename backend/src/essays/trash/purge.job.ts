import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { removeUnusedCriteria } from '../../criteria/unused-criteria.repository';
import { counted } from '../../scheduled-jobs/counted';
import { ScheduledJobs } from '../../scheduled-jobs/scheduled-jobs.service';
import { addUpResultChanges } from '../../storage/stored-amounts.repository';
import { EssayTrashRepository } from './essay-trash.repository';

/** Every hour: removes for good what was deleted long enough ago, and criteria sets that nothing uses. */
@Injectable()
export class PurgeJob implements OnModuleInit {
  constructor(
    private readonly trash: EssayTrashRepository,
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('purge_deleted_essays', async () => {
      const essays = counted(await this.run(), 'essay');
      await addUpResultChanges(this.dataSource);
      const sets = counted(await removeUnusedCriteria(this.dataSource), 'criteria set');
      return `${essays} and ${sets} removed`;
    });
  }

  /** @returns how many essays were removed */
  run(): Promise<number> {
    return this.trash.purge();
  }
}
