import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { PageQuery } from '@marklight/contracts/common';
import type { DeletedEssay, DeleteEssaysReply, MatchingEssays } from '@marklight/contracts/essays';
import type { DataSource, EntityManager } from 'typeorm';
import { NotFoundError } from '../../common/coded-error';
import { sliceOf, type Page } from '../../common/paging';
import { throughDeadlocks } from '../../database/deadlocks';
import { TeacherChannel } from '../../database/teacher-channel';
import { EssaysService } from '../essays.service';
import { DeletionError } from '../essays.errors';
import { EssayTrashRepository, type Deletion } from './essay-trash.repository';

/** Deleting is soft: an essay stays under "Recently deleted" for DELETED_KEPT_DAYS and can be restored. */
@Injectable()
export class EssayTrashService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly trash: EssayTrashRepository,
    private readonly essays: EssaysService,
    private readonly channel: TeacherChannel,
  ) {}

  /** Gradings of these essays still in progress end without a result. @throws NotFoundError */
  async delete(userId: string, ids: readonly string[]): Promise<DeleteEssaysReply> {
    await this.essays.requireAllOwned(userId, ids);
    return this.transaction(async (manager) => {
      const deletion = await this.trash.putIn(manager, [...new Set(ids)]);
      await this.channel.publish({ userId }, manager);
      return toReply(deletion);
    });
  }

  /**
   * Deletes all essays that a list's filter lets through.
   * @param expected the number that the person was shown
   * @throws DeletionError changed_meanwhile if the number has since changed; then none is deleted
   */
  async deleteMatching(userId: string, filter: MatchingEssays, expected: number): Promise<DeleteEssaysReply> {
    return this.transaction(async (manager) => {
      const deletion = await this.trash.putInMatching(manager, userId, filter);
      if (deletion.deleted !== expected) throw new DeletionError('changed_meanwhile');
      await this.channel.publish({ userId }, manager);
      return toReply(deletion);
    });
  }

  /** Puts deleted essays back where they were. @throws NotFoundError when any of them is no longer there */
  async restore(userId: string, ids: readonly string[]): Promise<number> {
    const wanted = [...new Set(ids)];
    return this.transaction(async (manager) => {
      const restored = await this.trash.takeOut(manager, userId, wanted);
      if (restored !== wanted.length)
        throw new NotFoundError('Some of these essays can no longer be restored.');
      await this.channel.publish({ userId }, manager);
      return restored;
    });
  }

  /**
   * Puts back the essays that were deleted together.
   * @throws NotFoundError if none of them can be restored any more
   */
  async restoreDeletedAt(userId: string, deletedAt: Date): Promise<number> {
    return this.transaction(async (manager) => {
      const restored = await this.trash.takeOutDeletedAt(manager, userId, deletedAt);
      if (restored === 0) throw new NotFoundError('These essays can no longer be restored.');
      await this.channel.publish({ userId }, manager);
      return restored;
    });
  }

  private transaction<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return throughDeadlocks(() => this.dataSource.transaction(work));
  }

  /** Most recently deleted first. */
  async list(userId: string, query: PageQuery): Promise<Page<DeletedEssay>> {
    const { rows, total } = await this.trash.page(userId, sliceOf(query));
    const items = rows.map(({ deletedAt, purgedAt, ...row }) => ({
      ...row,
      deletedAt: deletedAt.toISOString(),
      purgedAt: purgedAt.toISOString(),
    }));
    return { items, total };
  }
}

function toReply({ deleted, deletedAt }: Deletion): DeleteEssaysReply {
  return { deleted, deletedAt: deletedAt.toISOString() };
}
