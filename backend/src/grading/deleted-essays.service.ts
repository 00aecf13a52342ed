import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DELETED_KEPT_DAYS } from '@marklight/contracts/business';
import type { PageQuery } from '@marklight/contracts/common';
import type { DeletedEssay, DeleteEssaysReply, MatchingEssays } from '@marklight/contracts/essays';
import type { DataSource, EntityManager } from 'typeorm';
import { codedErrors, NotFoundError } from '../common/coded-error';
import { sliceOf, type Page } from '../common/paging';
import { TeacherChannel } from '../database/teacher-channel';
import { Essay } from '../essays/essay.entity';
import { narrowToFilter } from '../essays/essay-filter';
import { EssaysService } from '../essays/essays.service';

class DeletionError extends codedErrors({
  changed_meanwhile: { status: 409, message: 'The list has changed meanwhile. Look at it again.' },
}) {}

/** Whole milliseconds, which a client can give back exactly. */
const NOW = `date_trunc('milliseconds', now())`;

/** Deleting is soft: an essay stands under "Recently deleted" for DELETED_KEPT_DAYS and can be restored. */
@Injectable()
export class DeletedEssaysService {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly essays: EssaysService,
    private readonly channel: TeacherChannel,
  ) {}

  /** Gradings of these essays that are still running end without a result. @throws NotFoundError */
  async delete(userId: string, ids: readonly string[]): Promise<DeleteEssaysReply> {
    await this.essays.requireAllOwned(userId, ids);
    return this.dataSource.transaction((manager) =>
      this.markDeleted(manager, userId, '$1', [[...new Set(ids)]]),
    );
  }

  /**
   * All that a list's filter lets through.
   * @param expected how many the person was told of
   * @throws DeletionError changed_meanwhile where it is another number by now; then none is deleted
   */
  async deleteMatching(userId: string, filter: MatchingEssays, expected: number): Promise<DeleteEssaysReply> {
    return this.dataSource.transaction(async (manager) => {
      const [sql, values] = narrowToFilter(
        manager
          .createQueryBuilder(Essay, 'essay')
          .select('essay.id')
          .where('essay.user_id = :userId', { userId }),
        filter,
      ).getQueryAndParameters();
      const reply = await this.markDeleted(manager, userId, `array(${sql})`, values);
      if (reply.deleted !== expected) throw new DeletionError('changed_meanwhile');
      return reply;
    });
  }

  /** Puts deleted essays back where they were. @throws NotFoundError when any of them is not there any more. */
  async restore(userId: string, ids: readonly string[]): Promise<number> {
    const wanted = [...new Set(ids)];
    return this.dataSource.transaction(async (manager) => {
      const restored = await this.markRestored(manager, userId, 'id = any($2::uuid[])', wanted);
      if (restored !== wanted.length)
        throw new NotFoundError('Some of these essays can no longer be restored.');
      return restored;
    });
  }

  /** Puts back what was deleted together. @throws NotFoundError when nothing of it is there any more. */
  async restoreDeletedAt(userId: string, deletedAt: Date): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const restored = await this.markRestored(manager, userId, 'deleted_at = $2', deletedAt);
      if (restored === 0) throw new NotFoundError('These essays can no longer be restored.');
      return restored;
    });
  }

  /** The latest first. */
  async list(userId: string, query: PageQuery): Promise<Page<DeletedEssay>> {
    const { take, skip } = sliceOf(query);
    const [items, [{ total }]] = (await Promise.all([
      this.dataSource.query(
        `select id, filename, student_name as "studentName", deleted_at as "deletedAt",
           deleted_at + make_interval(days => $2) as "purgedAt"
         from essays where user_id = $1 and deleted_at is not null
         order by deleted_at desc, id limit $3 offset $4`,
        [userId, DELETED_KEPT_DAYS, take, skip],
      ),
      this.dataSource.query(
        'select count(*)::int as total from essays where user_id = $1 and deleted_at is not null',
        [userId],
      ),
    ])) as [
      (Omit<DeletedEssay, 'deletedAt' | 'purgedAt'> & { deletedAt: Date; purgedAt: Date })[],
      [{ total: number }],
    ];
    return {
      items: items.map((row) => ({
        ...row,
        deletedAt: row.deletedAt.toISOString(),
        purgedAt: row.purgedAt.toISOString(),
      })),
      total,
    };
  }

  /** @param ids SQL of an array of ids, with the values of its parameters */
  private async markDeleted(
    manager: EntityManager,
    userId: string,
    ids: string,
    values: unknown[],
  ): Promise<DeleteEssaysReply> {
    const [, deleted] = (await manager.query(
      `update essays set deleted_at = ${NOW} where id = any(${ids}::uuid[]) and deleted_at is null`,
      values,
    )) as [unknown, number];
    const [{ now }] = (await manager.query(`select ${NOW} as now`)) as [{ now: Date }];
    await this.channel.tell({ userId }, manager);
    return { deleted, deletedAt: now.toISOString() };
  }

  /** @param condition SQL with the parameter $2 */
  private async markRestored(
    manager: EntityManager,
    userId: string,
    condition: string,
    value: unknown,
  ): Promise<number> {
    const [, restored] = (await manager.query(
      `update essays set deleted_at = null where user_id = $1 and deleted_at is not null and ${condition}`,
      [userId, value],
    )) as [unknown, number];
    await this.channel.tell({ userId }, manager);
    return restored;
  }

  /** Removes for good what has been deleted for longer than DELETED_KEPT_DAYS. Returns how many. */
  async purge(manager: EntityManager): Promise<number> {
    const [purged] = (await manager.query(
      'delete from essays where deleted_at < now() - make_interval(days => $1) returning id',
      [DELETED_KEPT_DAYS],
    )) as [unknown[], number];
    return purged.length;
  }
}
