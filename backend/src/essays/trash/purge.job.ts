import { Injectable, type OnModuleInit } from '@nestjs/common';
import { counted } from '../../scheduled-jobs/counted';
import { ScheduledJobs } from '../../scheduled-jobs/scheduled-jobs.service';
import { EssayTrashRepository } from './essay-trash.repository';

/** Every hour: removes for good the essays that have been under "Recently deleted" for long enough. */
@Injectable()
export class PurgeJob implements OnModuleInit {
  constructor(
    private readonly trash: EssayTrashRepository,
    private readonly jobs: ScheduledJobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle('purge_deleted_essays', async () => `${counted(await this.run(), 'essay')} removed`);
  }

  /** @returns how many were removed */
  run(): Promise<number> {
    return this.trash.purge();
  }
}
