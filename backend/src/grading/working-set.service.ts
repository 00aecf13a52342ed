import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { TeacherChannel } from '../database/teacher-channel';
import { deleteWorkingSet } from './working-set.repository';

/** What the dashboard works on: every essay that is not reviewed yet, and the criteria sets. */
@Injectable()
export class WorkingSetService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly channel: TeacherChannel,
  ) {}

  /** Puts the whole working set under "Recently deleted". Reviewed essays stay. */
  async clear(userId: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await deleteWorkingSet(manager, userId);
      await this.channel.publish({ userId }, manager);
    });
  }
}
